// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { chooseTreatmentAtom, updateTripAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { field, fill, submit } from '../../testing/quote-actions.ts';
import { openContact, submissions } from '../../testing/quote-page.ts';

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

  it('wait for a list of treatments, which can be asked for again as well', { timeout: 30_000 }, async () => {
    let refuse = true;
    const broken = http.get('*/api/masters/treatments', () =>
      refuse ? HttpResponse.json({}, { status: 500 }) : undefined,
    );
    const { user } = openContact([broken]);
    // After the query client's three further tries, with their pauses.
    const said = screen.findAllByText('The list of treatments could not be loaded.', {}, { timeout: 20_000 });
    expect(await said).toHaveLength(2);
    refuse = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: 'Hip Replacement' })).toBeInstanceOf(HTMLElement);
    expect((await field('Destination')).disabled).toBe(true);
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
