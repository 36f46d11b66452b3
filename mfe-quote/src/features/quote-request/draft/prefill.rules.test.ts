import { OTHER_SOURCE, type TripData } from 'shared-contracts';
import { defaultTrip } from 'shared-contracts/host';
import { expect, it } from 'vitest';
import { type Draft, emptyDraft } from './draft.ts';
import { fillFromTrip, isPrefilled, readNavigationState } from './prefill.rules.ts';

const trip: TripData = {
  ...defaultTrip,
  treatmentType: '52',
  destination: 'India',
  source: 'UK',
  timeline: 'soon',
};

it.each<[string, Partial<Draft>, TripData, Partial<Draft>]>([
  ['empty answers', { source: 'USA' }, trip, { treatment: '52', destination: 'India', source: 'USA' }],
  ['no destination of another treatment', { treatment: '29' }, trip, { treatment: '29', destination: '' }],
  ['no source that is not listed', {}, { ...trip, source: OTHER_SOURCE }, { source: '', timeline: 'soon' }],
])('fills in from the trip %s', (_what, answers, from, filled) => {
  const draft = fillFromTrip({ ...emptyDraft, ...answers }, from);
  expect(draft).toMatchObject(filled);
  expect(isPrefilled({ ...emptyDraft, ...answers }, draft)).toBe(true);
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
