// @vitest-environment jsdom
import {
  answering,
  aTrip,
  countryWire,
  failing,
  hanging,
  network,
  recording,
  screen,
  treatmentWire,
  waitFor,
} from '@carefare/testing';
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
  ])('are no choice: %s', async (text, api) => {
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
  it('comes from the trip, whose estimate is attached only when ticked', async () => {
    const { requests, handler } = recording('POST', SUBMISSIONS);
    const { user } = renderContact({ api: handler, trip: aTrip() });
    expect(screen.getByText(/We filled in what we know/)).toBeVisible();
    await screen.findByRole('option', { name: 'India' });
    expect(await findField('Destination')).toHaveValue('India');
    await fillForm({ user });
    await user.click(screen.getByRole('checkbox', { name: /Attach my estimate/ }));
    await user.click(await findSubmit());
    await screen.findByText('CF-TEST');
    expect(requests[0]?.body).toMatchObject({
      estimate: { treatment_id: 52, source: 'UK', people_count: 2 },
    });
  });

  it('comes with the units of the trip, if its treatment counts them', async () => {
    const { requests, handler } = recording('POST', SUBMISSIONS);
    const counted = treatmentWire({ typical_units: 8, unit: { one: 'hip', many: 'hips', max: 32 } });
    const { user } = renderContact({
      api: [handler, answering('GET', 'masters/treatments', [counted])],
      trip: aTrip({ units: 3 }),
    });
    await screen.findByRole('option', { name: 'India' });
    await fillForm({ user });
    expect(screen.getByText(/1 patient, 1 companion, 3 hips, 15 nights/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /Attach my estimate/ }));
    await user.click(await findSubmit());
    await screen.findByText('CF-TEST');
    expect(requests[0]?.body).toMatchObject({ estimate: { treatment_id: 52, units: 3 } });
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
