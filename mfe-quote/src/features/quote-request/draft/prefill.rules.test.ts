import { OTHER_SOURCE, type TripData } from 'shared-contracts';
import { defaultTrip } from 'shared-contracts/host';
import { expect, it } from 'vitest';
import { emptyDraft } from './draft.ts';
import { fillFromTrip, isPrefilled, readNavigationState } from './prefill.rules.ts';

const trip: TripData = {
  ...defaultTrip,
  treatmentType: '52',
  destination: 'India',
  source: 'UK',
  timeline: 'soon',
};

it('fills empty answers from the trip', () => {
  const draft = fillFromTrip({ ...emptyDraft, source: 'USA' }, trip);
  expect(draft).toMatchObject({ treatment: '52', destination: 'India', source: 'USA', timeline: 'soon' });
  expect(isPrefilled(emptyDraft, draft)).toBe(true);
});

it('ignores the trip’s destination for another treatment', () => {
  expect(fillFromTrip({ ...emptyDraft, treatment: '29' }, trip)).toMatchObject({
    treatment: '29',
    destination: '',
  });
});

it('leaves the source open for a country that is not listed', () => {
  expect(fillFromTrip(emptyDraft, { ...trip, source: OTHER_SOURCE }).source).toBe('');
});

it('fills in nothing from an empty trip', () => {
  expect(isPrefilled(emptyDraft, fillFromTrip(emptyDraft, defaultTrip))).toBe(false);
});

it.each([
  [
    { treatmentId: '52', destination: 'India' },
    { treatment: '52', destination: 'India' },
  ],
  [
    { treatmentId: '52', destination: null },
    { treatment: '52', destination: '' },
  ],
  [{ treatmentId: 'x' }, {}],
  [null, {}],
])('reads navigation state %j', (state, answers) => {
  expect(readNavigationState(state)).toEqual(answers);
});
