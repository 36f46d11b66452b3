import {
  aDatedTrip,
  answering,
  failing,
  optionsWire,
  recording,
  screen,
  waitFor,
  within,
} from '@carefare/testing';
import { tripAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { expectNeeded, next, showStep, stepHeading } from '../../testing/wizard.ts';

const trip = aDatedTrip({ companions: 0, accommodationType: null, foodPreference: null });
const lastUpdate = ({ requests }: ReturnType<typeof recording>) => requests.at(-1)?.body;

describe('what the running estimate assumes', () => {
  it('is preselected in step 4, marked as typical, and saved by its Next', async () => {
    const saves = recording('PUT', 'journey/*');
    const { user, store } = await showStep('accommodation', { trip, api: saves.handler });
    expect(await screen.findByRole('radio', { name: /^Standard hotel typical/ })).toBeChecked();
    expect(
      screen.getByText('What is typical is chosen already. Change what is different for you.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Patients')).toHaveValue('1');
    expect(screen.getByLabelText('Patients')).toHaveAccessibleDescription('Typical: 1.');
    expect(screen.getByLabelText('Nights')).toHaveValue('15');
    expect(screen.getByLabelText('Nights')).toHaveAccessibleDescription('Typical: 15.');
    const panel = within(screen.getByRole('complementary', { name: 'Estimate so far' }));
    expect(await panel.findByText('standard hotel')).toBeInTheDocument();
    expectNeeded(null);
    await user.click(next());
    await stepHeading('food');
    expect(store.get(tripAtom).accommodationType).toEqual({ accommodationMasterId: 2 });
    expect(lastUpdate(saves)).toMatchObject({
      step: 'accommodation',
      updates: { patient_count: 1, accommodation_id: 2, accommodation_duration: 15 },
    });
    await waitFor(() => expect(panel.queryByText('standard hotel')).toBeNull());
  });

  it('is preselected in step 5, marked as typical, and saved by its Next', async () => {
    const saves = recording('PUT', 'journey/*');
    const { user, store } = await showStep('food', {
      trip: { ...trip, accommodationType: { accommodationMasterId: 2 } },
      api: saves.handler,
    });
    expect(await screen.findByRole('radio', { name: /^Standard typical/ })).toBeChecked();
    for (const name of [/^Return flights typical/, /^Visas typical/])
      expect(screen.getByRole('checkbox', { name })).toBeChecked();
    expectNeeded(null);
    await user.click(next());
    await screen.findByRole('heading', { name: 'Your estimate' });
    expect(store.get(tripAtom).foodPreference).toEqual({ foodMasterId: 2 });
    expect(lastUpdate(saves)).toEqual({
      step: 'food',
      updates: { travel_support: true, visa_support: true, food_id: 2 },
    });
  });

  it("is replaced by the visitor's own choice", async () => {
    const { user, store } = await showStep('accommodation', { trip });
    await user.click(await screen.findByRole('radio', { name: /^Budget/ }));
    await user.click(next());
    await stepHeading('food');
    expect(store.get(tripAtom).accommodationType).toEqual({ accommodationMasterId: 1 });
  });

  it.each([
    ['its list failed', failing('GET', 'masters/options'), 'The list could not be loaded.'],
    [
      'its list lacks it',
      answering('GET', 'masters/options', {
        ...optionsWire,
        accommodation: optionsWire.accommodation?.slice(0, 1),
      }),
      'Private room.',
    ],
  ])('is not an answer while %s', async (_case, api, shown) => {
    const { store } = await showStep('accommodation', { trip, api });
    expect(await screen.findByText(new RegExp(shown))).toBeVisible();
    expectNeeded('choose a kind of accommodation');
    expect(store.get(tripAtom).accommodationType).toBeNull();
  });
});
