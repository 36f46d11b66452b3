// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { field, fill, panel, submit } from '../../testing/quote-actions.ts';
import { openContact, submissions } from '../../testing/quote-page.ts';

describe('sending', () => {
  it('stores one request for a double click, says so, and starts afresh', async () => {
    const { received, handler } = submissions();
    const { user } = openContact([handler]);
    await fill(user);
    await user.dblClick(await submit());
    expect(await screen.findByText('CF-TEST')).toBeInstanceOf(HTMLElement);
    expect(received).toHaveLength(1);
    expect(received[0]?.body).toMatchObject({
      kind: 'contact_us',
      payload: {
        treatment_id: 52,
        destination: 'India',
        contact_name: 'Jo Doe',
        contact_email: 'jo@example.org',
      },
      consent: { version: 'health-data-1' },
    });
    expect(received[0]?.body).not.toHaveProperty('estimate');
    const receipt = await panel('Contact Request Submitted!');
    await waitFor(() => expect(document.activeElement).toBe(receipt));
    expect((await field('Full Name')).value).toBe('');
    expect((await field('Treatment')).value).toBe('');
  });

  it('keeps answers and key when the API fails, and says so in toast and page', async () => {
    const failing = submissions(500, {});
    const { user } = openContact([failing.handler]);
    await fill(user);
    await user.click(await submit());
    const said = 'There was an error submitting your request. Please try again.';
    expect(await within(await panel('Error Submitting Request')).findByText(said)).toBeInstanceOf(
      HTMLElement,
    );
    expect(screen.getAllByText(said)).toHaveLength(2);
    expect((await field('Email')).value).toBe('jo@example.org');
    await user.click(await submit());
    await waitFor(() => expect(failing.received).toHaveLength(2));
    expect(failing.received[1]).toEqual(failing.received[0]);
  });

  it('says for how long to wait when there were too many requests', async () => {
    const { user } = openContact([submissions(429, {}, { 'Retry-After': '600' }).handler]);
    await fill(user);
    await user.click(await submit());
    expect(
      await within(await panel('Error Submitting Request')).findByText(/Please wait 10 minutes/),
    ).toBeInstanceOf(HTMLElement);
  });

  it('refuses what filled in the hidden field, and lets a person through who sends again', async () => {
    const { received, handler } = submissions();
    const { user } = openContact([handler]);
    await fill(user);
    await user.type(screen.getByLabelText('Leave this field empty'), 'https://spam.example');
    await user.click(await submit());
    expect(
      await within(await panel('Error Submitting Request')).findByText(/people do not see/),
    ).toBeInstanceOf(HTMLElement);
    expect(received).toHaveLength(0);
    await user.click(await submit());
    expect(await screen.findByText('CF-TEST')).toBeInstanceOf(HTMLElement);
  });

  it('says that there is no session, and gets one', async () => {
    let refuse = true;
    const start = http.post('*/api/journey/start/*', () =>
      refuse ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json({ session_id: 9 }, { status: 201 }),
    );
    const { received, handler } = submissions();
    const { user } = openContact([start, handler]);
    await fill(user);
    await user.click(await submit());
    expect(
      await within(await panel('Session Error')).findByText('No active session found. Please try again.'),
    ).toBeInstanceOf(HTMLElement);
    refuse = false;
    await user.click(screen.getByRole('button', { name: 'Get a session and send again' }));
    expect(await screen.findByText('CF-TEST')).toBeInstanceOf(HTMLElement);
    expect(received).toHaveLength(1);
  });
});
