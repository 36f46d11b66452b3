import {
  answering,
  createTestContext,
  failing,
  hanging,
  network,
  optionsWire,
  recording,
  screen,
  waitFor,
} from '@carefare/testing';
import { describe, expect, it } from 'vitest';
import { fillForm, findResult, findSubmit, renderContact, SUBMISSIONS } from '../../testing/contact-page.ts';
import { page } from './contact.tsx';

describe('a copy by e-mail', () => {
  const withMail = answering('GET', 'masters/options', { ...optionsWire, email_copies: true });
  const COPY = 'journey/:id/submissions/CF-TEST/copy';
  const sendWithCopy = async (copy: ReturnType<typeof answering>) => {
    const { requests, handler } = recording('POST', SUBMISSIONS);
    const view = renderContact({ api: [withMail, handler, copy] });
    const box = await screen.findByRole('checkbox', { name: 'Send me a copy by e-mail' });
    expect(box).not.toBeChecked();
    await fillForm(view);
    await view.user.click(box);
    await view.user.click(await findSubmit());
    await screen.findByText('CF-TEST');
    return { ...view, requests };
  };

  it('is not offered by a site that sends none', async () => {
    renderContact();
    await screen.findByRole('option', { name: 'Hip Replacement' });
    expect(screen.queryByRole('checkbox', { name: /copy/ })).toBeNull();
  });

  it.each([
    ['the page of the server says so', withMail, true],
    ['not if that cannot be found out', failing('GET', 'masters/options'), undefined],
  ])('is offered without JavaScript: %s', async (_case, options, isOffered) => {
    network.use(options);
    const { context, queryClient } = createTestContext({ path: '/contact', server: true });
    expect(await page.load?.(context)).toEqual({ status: 200 });
    const offers = queryClient.getQueryData<{ emailCopies: boolean }>(['form-options']);
    expect(offers?.emailCopies).toBe(isOffered);
  });

  it('is sent after the request, and said to be', async () => {
    const { recorded } = await sendWithCopy(answering('POST', COPY, { sent: true }));
    expect(await screen.findByText('We sent a copy to jo@example.org.')).toBeVisible();
    expect(recorded.announced).toEqual(['We sent a copy to your address.']);
  });

  it('that is not sent leaves the request as it is, and can be asked for again', async () => {
    const { user, requests } = await sendWithCopy(failing('POST', COPY, 503));
    expect(await screen.findByText(/We could not send the copy/)).toBeVisible();
    network.use(answering('POST', COPY, { sent: true }));
    await user.click(screen.getByRole('button', { name: 'Send the copy again' }));
    expect(await screen.findByText('We sent a copy to jo@example.org.')).toHaveFocus();
    expect(requests).toHaveLength(1);
  });

  it('that takes long holds up nothing', async () => {
    await sendWithCopy(hanging('POST', COPY));
    expect(screen.getByText('Sending a copy to jo@example.org…')).toBeVisible();
    expect(await findResult('What happens next')).toHaveFocus();
  });

  it('that is sent late is not said of another request', async () => {
    const sent = Promise.withResolvers<object>();
    const { user, recorded } = await sendWithCopy(answering('POST', COPY, sent.promise));
    await user.click(screen.getByRole('link', { name: 'Send another request' }));
    sent.resolve({ sent: true });
    await waitFor(() => expect(recorded.announced).toEqual(['We sent a copy to your address.']));
    network.use(answering('POST', SUBMISSIONS, { reference: 'CF-OTHER' }));
    await fillForm({ user });
    await user.click(await findSubmit());
    await screen.findByText('CF-OTHER');
    expect(screen.queryByText(/We sent a copy/)).toBeNull();
  });
});
