import { defaultTrip, type TripData } from 'shared-contracts';
import { expect, it } from 'vitest';
import { emptyDraft } from './draft.ts';
import { carriedAnswers, isPrefilled, withTrip } from './prefill.ts';

const trip: TripData = {
  ...defaultTrip,
  treatmentType: '52',
  destination: 'India',
  source: 'UK',
  timeline: 'soon',
};

it('takes the trip where the form has no answer', () => {
  const draft = withTrip({ ...emptyDraft, source: 'USA' }, trip);
  expect(draft).toMatchObject({ treatment: '52', destination: 'India', source: 'USA', timeline: 'soon' });
  expect(isPrefilled(emptyDraft, draft)).toBe(true);
});

it('leaves the destination of another treatment alone', () => {
  expect(withTrip({ ...emptyDraft, treatment: '29' }, trip)).toMatchObject({
    treatment: '29',
    destination: '',
  });
});

it('fills in nothing from an empty trip', () => {
  expect(isPrefilled(emptyDraft, withTrip(emptyDraft, defaultTrip))).toBe(false);
});

it.each([
  [
    { treatmentId: '52', destination: 'India' },
    { treatment: '52', destination: 'India' },
  ],
  [{ treatmentId: '52' }, { treatment: '52', destination: '' }],
  [
    { treatmentId: '52', destination: null },
    { treatment: '52', destination: '' },
  ],
  [{ treatmentId: 'x' }, {}],
  [null, {}],
  ['52', {}],
])('reads navigation state %j', (state, answers) => {
  expect(carriedAnswers(state)).toEqual(answers);
});
