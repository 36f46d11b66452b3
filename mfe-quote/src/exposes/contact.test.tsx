// @vitest-environment jsdom
import {
  answering,
  aTrip,
  failing,
  hanging,
  network,
  optionsWire,
  recording,
  screen,
  violations,
  waitFor,
  within,
} from '@carefare/testing';
import { describe, expect, it, vi } from 'vitest';
import {
  fillForm,
  findField,
  findResult,
  findSubmit,
  renderContact,
  SUBMISSIONS,
} from '../../testing/contact-page.ts';

describe('sending', () => {
  it('stores one request for a double click, shows the receipt and empties the form', async () => {
    const { requests, handler } = recording('POST', SUBMISSIONS);
    const { user } = renderContact({ api: handler });
    await fillForm({ user });
    await user.dblClick(await findSubmit());
    expect(await screen.findByText('CF-TEST')).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.body).toMatchObject({
      kind: 'contact_us',
      payload: {
        treatment_id: 52,
        destination: 'India',
        contact_name: 'Jo Doe',
        contact_email: 'jo@example.org',
      },
      consent: { version: 'health-data-1' },
    });
    expect(requests[0]?.body).not.toHaveProperty('estimate');
    expect(await findResult('Contact Request Submitted!')).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Request received');
    expect(screen.queryByRole('button', { name: 'Request My Quote' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Send another request' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Request your personalised quote');
    expect(screen.getByRole('heading', { name: 'Your request' })).toHaveFocus();
    expect(await findField('Full Name')).toHaveValue('');
    expect(await findField('Treatment')).toHaveValue('');
  });

  it('shows all that was sent, to be printed, and copied if the browser lets it', async () => {
    const { user, recorded, container } = renderContact({ trip: aTrip() });
    await fillForm({ user });
    await user.selectOptions(await findField('Timeline'), 'soon');
    await user.type(await findField('Notes'), 'Left hip.');
    await user.click(await findSubmit());
    const answers = [
      ['Full Name', 'Jo Doe'],
      ['Email', 'jo@example.org'],
      ['Treatment', 'Hip Replacement'],
      ['Source Country', 'UK'],
      ['Destination', 'India'],
      ['Timeline', 'Soon (within 3 months)'],
      ['Notes', 'Left hip.'],
    ] as const;
    const result = within(await findResult('Contact Request Submitted!'));
    for (const [label, text] of answers)
      expect(result.getByText(label, { selector: 'dt' }).nextElementSibling).toHaveTextContent(text);
    expect(await violations(container)).toEqual([]);
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await user.click(result.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(result.getByRole('button', { name: 'Copy as text' }));
    expect(await result.findByText(/Your request is copied/)).toBeVisible();
    const text = await navigator.clipboard.readText();
    for (const line of ['CF-TEST', ...answers.map(answer => answer.join(': '))]) expect(text).toContain(line);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(result.getByRole('button', { name: 'Copy as text' }));
    expect(await result.findByLabelText('Your request as text')).toHaveValue(text);
    expect(recorded.announced).toHaveLength(2);
  });

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
      expect(await screen.findByText('We sent a copy to jo@example.org.')).toBeVisible();
      expect(requests).toHaveLength(1);
    });

    it('that takes long holds up nothing', async () => {
      await sendWithCopy(hanging('POST', COPY));
      expect(screen.getByText('Sending a copy to jo@example.org…')).toBeVisible();
      expect(await findResult('Contact Request Submitted!')).toHaveFocus();
    });
  });

  it('keeps answers and idempotency key when the API fails, and says so in toast and page', async () => {
    const { requests, handler } = recording('POST', SUBMISSIONS);
    const { user, recorded } = renderContact({ api: [handler, failing('POST', SUBMISSIONS)] });
    await fillForm({ user });
    await user.click(await findSubmit());
    const text = 'There was an error submitting your request. Please try again.';
    expect(within(await findResult('Error Submitting Request')).getByText(text)).toBeVisible();
    expect(recorded.toasts).toEqual([{ title: 'Error Submitting Request', text, tone: 'error' }]);
    expect(await findField('Email')).toHaveValue('jo@example.org');
    await user.click(await findSubmit());
    await waitFor(() => expect(requests).toHaveLength(2));
    const [first, second] = requests.map(({ body, headers }) => [headers.get('Idempotency-Key'), body]);
    expect(first?.[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toEqual(first);
  });

  it('shows that the request is being sent', async () => {
    const { user } = renderContact({ api: hanging('POST', SUBMISSIONS) });
    await fillForm({ user });
    await user.click(await findSubmit());
    expect(await screen.findByRole('button', { name: 'Sending your request…' })).toBeVisible();
  });

  it('says how long to wait after too many requests', async () => {
    const busy = answering('POST', SUBMISSIONS, {}, { status: 429, headers: { 'Retry-After': '600' } });
    const { user } = renderContact({ api: busy });
    await fillForm({ user });
    await user.click(await findSubmit());
    const result = within(await findResult('Error Submitting Request'));
    expect(result.getByText(/Please wait 10 minutes/)).toBeVisible();
  });

  it('sends nothing when the honeypot is filled in, and sends the second attempt', async () => {
    const { requests, handler } = recording('POST', SUBMISSIONS);
    const { user } = renderContact({ api: handler });
    await fillForm({ user });
    await user.type(screen.getByLabelText('Leave this field empty'), 'spam');
    await user.click(await findSubmit());
    const result = within(await findResult('Error Submitting Request'));
    expect(result.getByText(/people do not see/)).toBeVisible();
    expect(requests).toHaveLength(0);
    await user.click(await findSubmit());
    expect(await screen.findByText('CF-TEST')).toBeVisible();
  });

  it('offers to get a session when there is none, and sends the request with it', async () => {
    const { requests, handler } = recording('POST', SUBMISSIONS);
    const { user, services } = renderContact({ api: handler, session: null });
    await fillForm({ user });
    await user.click(await findSubmit());
    const result = within(await findResult('Session Error'));
    expect(result.getByText('No active session found. Please try again.')).toBeVisible();
    vi.spyOn(services.session, 'ready').mockResolvedValue(9);
    await user.click(screen.getByRole('button', { name: 'Get a session and send again' }));
    expect(await screen.findByText('CF-TEST')).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  it('names the fields that the API refuses', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Unprocessable',
      status: 422,
      errors: [{ path: 'payload.contact_email', message: 'refused' }],
    };
    const { user } = renderContact({ api: answering('POST', SUBMISSIONS, problem, { status: 422 }) });
    await fillForm({ user });
    await user.click(await findSubmit());
    const result = within(await findResult('Error Submitting Request'));
    expect(result.getByRole('link', { name: /Invalid email/ })).toBeVisible();
    network.resetHandlers();
    await user.click(await findSubmit());
    expect(await screen.findByText('CF-TEST')).toBeVisible();
  });
});
