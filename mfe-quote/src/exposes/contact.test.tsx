// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { chooseTreatmentAtom, updateTripAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { openContact, submissions } from '../../testing/quote-page.ts';

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const submit = () => screen.findByRole('button', { name: 'Request My Quote' });
/** What came of sending, by its title. */
const panel = (title: string) => screen.findByRole('group', { name: title });

async function fill(user: UserEvent) {
  await user.type(await field('Full Name'), 'Jo Doe');
  await user.type(await field('Email'), 'jo@example.org');
  await screen.findByRole('option', { name: 'Hip Replacement' });
  await user.selectOptions(await field('Treatment'), 'Hip Replacement');
  await screen.findByRole('option', { name: 'India' });
  await user.selectOptions(await field('Destination'), 'India');
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
}

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

describe('fields', () => {
  it('names what is wrong, takes the focus there and leads to the field', async () => {
    const { user } = openContact();
    await user.click(await submit());
    const summary = await panel('There is a problem');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(within(summary).getByRole('heading', { name: 'There is a problem' })).toBeInstanceOf(HTMLElement);
    expect(
      within(summary)
        .getAllByRole('link')
        .map(link => link.textContent),
    ).toEqual([
      'Invalid name - Please enter a valid name (alphabets only)',
      'Invalid email - Please enter a valid email address',
      'Please choose a treatment',
      'Please agree so that we can use your health information for this quote',
    ]);
    await user.click(within(summary).getByRole('link', { name: /Invalid email/ }));
    expect(document.activeElement).toBe(await field('Email'));
    expect((await field('Email')).getAttribute('aria-invalid')).toBe('true');
    await user.type(await field('Email'), 'jo@example.org');
    expect(within(summary).queryByRole('link', { name: /Invalid email/ })).toBeNull();
  });

  it('takes out what a name cannot hold, where it was typed, and says so', async () => {
    const { user } = openContact();
    const name = await field('Full Name');
    await user.type(name, "Sean O'Brien 3rd");
    expect(name.value).toBe('Sean O Brien rd');
    expect(screen.getAllByText(/Other characters were removed/).length).toBeGreaterThan(0);
    await user.clear(name);
    await user.type(name, 'Jo Doe');
    name.setSelectionRange(2, 2);
    await user.keyboard('7an');
    expect(name.value).toBe('Joan Doe');
  });

  it('leaves characters alone while they are composed, and takes them out afterwards', async () => {
    openContact();
    const name = await field('Full Name');
    fireEvent.compositionStart(name);
    fireEvent.input(name, { target: { value: '田中1' }, isComposing: true });
    expect(name.value).toBe('田中1');
    fireEvent.compositionEnd(name);
    await waitFor(() => expect(name.value).toBe('田中'));
  });

  it('takes out of a pasted or filled-in phone number what it cannot hold', async () => {
    const { user } = openContact();
    const phone = await field('Phone');
    await user.click(phone);
    await user.paste('tel:+44 (0)20 7946');
    expect(phone.value).toBe('+44 020 7946');
    fireEvent.input(phone, { target: { value: '+1.555.010.0199' } });
    await waitFor(() => expect(phone.value).toBe('+15550100199'));
  });

  it('counts the notes', async () => {
    const { user } = openContact();
    await user.type(await field('Notes'), 'Hello');
    expect(screen.getByText('5 of 2,000 characters')).toBeInstanceOf(HTMLElement);
  });
});

describe('the draft', () => {
  it('outlives this component, as when another release takes its place, and is nowhere in storage', async () => {
    const first = openContact();
    await fill(first.user);
    const draft = first.queryClient.getQueryData(['quote', 'draft']);
    first.unmount();
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('Jo Doe');
    openContact([], ({ queryClient }) => queryClient.setQueryData(['quote', 'draft'], draft));
    expect((await field('Full Name')).value).toBe('Jo Doe');
    await screen.findByRole('option', { name: 'India' });
    expect((await field('Destination')).value).toBe('India');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree/ }).checked).toBe(true);
  });
});

describe('destinations', () => {
  it('can be asked for again when they could not be loaded', async () => {
    let refuse = true;
    const broken = http.post('*/api/masters/treatment-countries', () =>
      refuse ? HttpResponse.json({}, { status: 500 }) : undefined,
    );
    const { user } = openContact([broken], ({ queryClient }) =>
      queryClient.setDefaultOptions({ queries: { retry: false } }),
    );
    await screen.findByRole('option', { name: 'Hip Replacement' });
    await user.selectOptions(await field('Treatment'), 'Hip Replacement');
    // In the page, and said in the live region.
    expect(await screen.findAllByText('The destinations could not be loaded.')).toHaveLength(2);
    expect((await field('Destination')).disabled).toBe(true);
    refuse = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('option', { name: 'India' });
    expect((await field('Destination')).disabled).toBe(false);
  });

  it('wait for a treatment and are cleared with it; a slow answer for another one changes nothing', async () => {
    const gate = Promise.withResolvers<void>();
    const slow = http.post<never, { treatment_id: number }>(
      '*/api/masters/treatment-countries',
      async ({ request }) => {
        const { treatment_id } = await request.clone().json();
        if (treatment_id !== 42) return undefined;
        await gate.promise;
        return HttpResponse.json([]);
      },
    );
    const { user } = openContact([slow]);
    const destination = await field('Destination');
    expect(destination.disabled).toBe(true);
    await fill(user);
    expect((await field('Destination')).value).toBe('India');
    await user.selectOptions(await field('Treatment'), 'LASIK Eye Surgery');
    expect(destination.disabled).toBe(true);
    expect(destination.value).toBe('');
    await user.selectOptions(await field('Treatment'), 'Rhinoplasty');
    await screen.findByRole('option', { name: 'Turkey' });
    gate.resolve();
    await user.selectOptions(await field('Treatment'), 'LASIK Eye Surgery');
    expect(await screen.findByRole('option', { name: 'No destinations available' })).toBeInstanceOf(
      HTMLElement,
    );
    await user.selectOptions(await field('Treatment'), 'Rhinoplasty');
    expect(await screen.findByRole('option', { name: 'Turkey' })).toBeInstanceOf(HTMLElement);
  });
});

describe('what is known already', () => {
  it('is filled in from the trip, can be cleared, and its estimate goes along only when ticked', async () => {
    const { received, handler } = submissions();
    const { user } = openContact([handler], ({ store }) => {
      store.set(chooseTreatmentAtom, { id: '52', duration: 15 });
      store.set(updateTripAtom, { source: 'UK', destination: 'India', companions: 1 });
    });
    expect(await screen.findByText(/We filled in what we know/)).toBeInstanceOf(HTMLElement);
    await screen.findByRole('option', { name: 'India' });
    expect((await field('Destination')).value).toBe('India');
    await user.type(await field('Full Name'), 'Jo Doe');
    await user.type(await field('Email'), 'jo@example.org');
    await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await user.click(await screen.findByRole('checkbox', { name: /Attach my estimate/ }));
    await user.click(await submit());
    await screen.findByText('CF-TEST');
    expect(received[0]?.body).toMatchObject({
      estimate: { treatment_id: 52, source: 'UK', people_count: 2 },
    });
  });

  it('goes again with one button', async () => {
    const { user } = openContact([], ({ store }) => {
      store.set(chooseTreatmentAtom, { id: '52', duration: 15 });
      store.set(updateTripAtom, { source: 'UK' });
    });
    await user.type(await field('Full Name'), 'Jo');
    await user.click(await screen.findByRole('button', { name: 'Clear these answers' }));
    expect((await field('Source Country')).value).toBe('');
    expect((await field('Full Name')).value).toBe('Jo');
  });

  it('is taken from the quote button that led here', async () => {
    openContact([], undefined, { treatmentId: '52', destination: 'Thailand' });
    await screen.findByRole('option', { name: 'Thailand' });
    await waitFor(async () => expect((await field('Destination')).value).toBe('Thailand'));
    expect((await field('Treatment')).value).toBe('52');
  });
});
