import {
  act,
  answering,
  aTrip,
  countryWire,
  failing,
  hanging,
  network,
  recording,
  screen,
  treatmentWire,
  violations,
  waitFor,
  within,
} from '@carefare/testing';
import { wizardViewAtom } from 'shared-contracts';
import { takeKnownAnswersAtom } from 'shared-contracts/host';
import { describe, expect, it } from 'vitest';
import { fillForm, findField, findSubmit, renderContact, SUBMISSIONS } from '../../testing/contact-page.ts';

const COUNTRIES = 'masters/treatment-countries';

describe('the draft', () => {
  it('outlives the component, as when the remote is replaced by another release, and is in no storage', async () => {
    const { user, queryClient, unmount } = renderContact();
    await fillForm({ user });
    unmount();
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('Jo Doe');
    renderContact({ queryClient });
    expect(await findField('Full Name')).toHaveValue('Jo Doe');
    expect(await findField('Destination')).toHaveValue('India');
    expect(screen.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
  });
});

describe('treatments', () => {
  it.each([
    ['Loading treatments…', hanging('GET', 'masters/treatments')],
    ['No treatments available', answering('GET', 'masters/treatments', [])],
  ])('cannot be chosen: %s', async (text, api) => {
    renderContact({ api });
    expect(await screen.findByRole('option', { name: text })).toBeVisible();
    expect(await findField('Destination')).toBeDisabled();
  });
});

describe('destinations', () => {
  it('can be requested again after a failure', async () => {
    const { user, recorded } = renderContact({ api: failing('POST', COUNTRIES) });
    await screen.findByRole('option', { name: 'Hip Replacement' });
    await user.selectOptions(await findField('Treatment'), 'Hip Replacement');
    const text = 'The destinations could not be loaded.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(recorded.announced).toEqual([text]);
    expect(await findField('Destination')).toBeDisabled();
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('option', { name: 'India' });
    expect(await findField('Treatment')).toHaveFocus();
    expect(await findField('Destination')).toBeEnabled();
  });

  it('wait for the list of treatments, which can also be requested again', async () => {
    const { user, recorded } = renderContact({ api: failing('GET', 'masters/treatments') });
    const text = 'The list of treatments could not be loaded.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(recorded.announced).toEqual([text]);
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: 'Hip Replacement' })).toBeVisible();
    expect(await findField('Treatment')).toHaveFocus();
    expect(await findField('Destination')).toBeDisabled();
  });

  it('change with the treatment; a late answer for another treatment changes nothing', async () => {
    const { user } = renderContact();
    expect(await findField('Destination')).toBeDisabled();
    await fillForm({ user });
    const lateAnswer = Promise.withResolvers<object>();
    network.use(answering('POST', COUNTRIES, lateAnswer.promise));
    await user.selectOptions(await findField('Treatment'), 'LASIK Eye Surgery');
    expect(await findField('Destination')).toBeDisabled();
    expect(await findField('Destination')).toHaveValue('');
    network.use(answering('POST', COUNTRIES, [countryWire({ country: 'Turkey' })]));
    await user.selectOptions(await findField('Treatment'), 'Rhinoplasty');
    await screen.findByRole('option', { name: 'Turkey' });
    lateAnswer.resolve([]);
    network.use(answering('POST', COUNTRIES, []));
    await user.selectOptions(await findField('Treatment'), 'LASIK Eye Surgery');
    expect(await screen.findByRole('option', { name: 'No destinations available' })).toBeVisible();
    await user.selectOptions(await findField('Treatment'), 'Rhinoplasty');
    expect(await screen.findByRole('option', { name: 'Turkey' })).toBeVisible();
  });
});

describe('the prefill', () => {
  it('comes from the trip, units and visits too; its estimate is attached only when ticked before it was complete', async () => {
    const { requests, handler } = recording('POST', SUBMISSIONS);
    const counted = treatmentWire({
      typical_units: 8,
      unit: { one: 'hip', many: 'hips', max: 32 },
      visits: { days: [15, 4], apart_months: [3, 6], note: 'Our assumption.' },
    });
    const { user } = renderContact({
      api: [handler, answering('GET', 'masters/treatments', [counted])],
      trip: aTrip({ units: 3, visits: 2 }),
    });
    expect(screen.getByText(/We filled in what we know/)).toBeVisible();
    await screen.findByRole('option', { name: 'India' });
    expect(await findField('Destination')).toHaveValue('India');
    await fillForm({ user });
    expect(screen.getByRole('checkbox', { name: /Attach my estimate/ })).not.toBeChecked();
    expect(screen.getByText(/1 patient, 1 companion, 3 hips, 2 trips: 15 and 4 days/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /Attach my estimate/ }));
    await user.click(await findSubmit());
    await screen.findByText('CF-TEST');
    const estimate = { treatment_id: 52, source: 'UK', people_count: 2, units: 3, visits: 2 };
    expect(requests[0]?.body).toMatchObject({ estimate });
  });

  it.each([true, false])('shows the estimate that led here with its total, attached (%s)', async isKept => {
    const { requests, handler } = recording('POST', SUBMISSIONS);
    const { store, user, container } = renderContact({ api: handler, trip: aTrip(), view: 'estimate' });
    expect(store.get(wizardViewAtom)).toBe('estimate');
    const card = within(await screen.findByRole('region', { name: 'Your estimate' }));
    expect(await violations(container)).toEqual([]);
    expect(card.getByText('Hip Replacement in India')).toBeVisible();
    expect(card.getByText(/1 patient, 1 companion, 15 nights, travelling from the UK/)).toBeVisible();
    expect(await card.findByText('about $8,900')).toBeVisible();
    expect(card.queryByText(/US\$1/)).toBeNull();
    act(() => store.set(takeKnownAnswersAtom, { currency: 'GBP' }));
    expect(await card.findByText('about £6,740')).toBeVisible();
    expect(card.getByText(/US\$1 is 0.76 GBP, rate of 1 November 2026\./)).toBeVisible();
    await fillForm({ user });
    const box = card.getByRole('checkbox', { name: /Attach my estimate/ });
    expect(box).toBeChecked();
    if (!isKept) await user.click(box);
    await user.click(await findSubmit());
    await screen.findByText('CF-TEST');
    expect(requests[0]?.body).toMatchObject(isKept ? { estimate: { treatment_id: 52 } } : {});
    if (!isKept) expect(requests[0]?.body).not.toHaveProperty('estimate');
    expect(screen.queryAllByText(/All in about £6,740 \(£5,490 to £8,590\): 1 patient/)).toHaveLength(
      isKept ? 1 : 0,
    );
  });

  it('has no estimate without a trip, or for another treatment', async () => {
    const { user } = renderContact({ trip: aTrip(), view: 'estimate' });
    await screen.findByRole('region', { name: 'Your estimate' });
    await user.selectOptions(await findField('Treatment'), 'Rhinoplasty');
    expect(screen.queryByRole('region', { name: 'Your estimate' })).toBeNull();
  });

  it('says when the total cannot be loaded', async () => {
    renderContact({ trip: aTrip(), api: failing('POST', 'journey/compute-cost-by-treatment') });
    expect(await screen.findByText('The total could not be loaded just now.')).toBeVisible();
  });

  it('comes from the address, whose unknown values count for nothing', async () => {
    for (const [query, treatment, destination] of [
      ['treatment=hip-replacement&destination=Thailand', '52', 'Thailand'],
      ['treatment=hip-replacement&destination=Atlantis', '52', ''],
      ['treatment=nothing&destination=Thailand', '', ''],
    ] as const) {
      const { unmount } = renderContact({ path: `/contact?${query}` });
      if (treatment) await screen.findByRole('option', { name: 'Thailand' });
      expect(await findField('Treatment')).toHaveValue(treatment);
      expect(await findField('Destination')).toHaveValue(destination);
      unmount();
    }
  });

  it('can be cleared, which keeps what was typed', async () => {
    const { user } = renderContact({ trip: aTrip() });
    await user.type(await findField('Full Name'), 'Jo');
    await user.click(screen.getByRole('button', { name: 'Clear these answers' }));
    expect(await findField('Source Country')).toHaveValue('');
    expect(await findField('Full Name')).toHaveValue('Jo');
  });

  it('comes from the quote button that led here', async () => {
    renderContact({ state: { treatmentId: '52', destination: 'Thailand' } });
    await screen.findByRole('option', { name: 'Thailand' });
    await waitFor(async () => expect(await findField('Destination')).toHaveValue('Thailand'));
    expect(await findField('Treatment')).toHaveValue('52');
  });
});
