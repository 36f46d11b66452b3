import type { TripData } from 'shared-contracts';
import { defaultTrip } from 'shared-contracts/host';
import { expect, it } from 'vitest';
import { type Draft, emptyDraft } from './draft.ts';
import { createInitialDraft, tripKeyOf } from './initial-draft.ts';

const hip: TripData = {
  ...defaultTrip,
  treatmentType: '52',
  destination: 'India',
  source: 'UK',
  timeline: 'soon',
};
const filled: Draft = {
  ...emptyDraft,
  treatment: '52',
  destination: 'India',
  source: 'UK',
  timeline: 'soon',
};

/** The draft of a visitor who was here with a trip to India for a hip, and comes back with another trip. */
const comeBack = (
  draft: Partial<Draft>,
  trip: Partial<TripData>,
  { state = null, isEstimated = true }: { state?: unknown; isEstimated?: boolean } = {},
): Draft =>
  createInitialDraft({
    cache: {
      read: () => ({
        draft: { ...filled, ...draft },
        applied: { navigation: 'before', trip: tripKeyOf(hip, true) },
      }),
    },
    posted: undefined,
    isHydrated: true,
    trip: { ...hip, ...trip },
    isEstimated,
    navigation: { key: 'now', search: '', state },
    treatments: [],
    destinations: [],
  }).draft;

it.each<[string, Partial<Draft>, Partial<TripData>, Partial<Draft>]>([
  ['its country', {}, { destination: 'Thailand' }, { treatment: '52', destination: 'Thailand' }],
  [
    'its treatment, and no country of another',
    { destination: 'Turkey' },
    { treatmentType: '29', destination: null },
    { treatment: '29', destination: '' },
  ],
  [
    'where it starts and when',
    {},
    { source: 'Kenya', timeline: 'planning' },
    { source: 'Kenya', timeline: 'planning' },
  ],
  [
    'not in place of a typed name',
    { fullName: 'Jo Doe' },
    { destination: 'Thailand' },
    { fullName: 'Jo Doe' },
  ],
  [
    'not in place of a chosen country',
    { destination: 'Turkey' },
    { source: 'Kenya' },
    { destination: 'Turkey' },
  ],
  [
    'not in place of a chosen treatment and its country',
    { treatment: '29', destination: 'India' },
    { destination: 'Thailand' },
    { treatment: '29', destination: 'India' },
  ],
  [
    'nothing, after a reset',
    {},
    { treatmentType: null, destination: null, source: null, timeline: null },
    { treatment: '52', destination: 'India', source: 'UK', timeline: 'soon' },
  ],
])('another trip brings %s', (_what, draft, trip, expected) => {
  expect(comeBack(draft, trip)).toMatchObject(expected);
});

it('what a button asks for comes before the trip, which has the country that it does not name', () => {
  const asked = (treatmentId: string, destination: string | null) => ({
    state: { treatmentId, destination },
  });
  expect(comeBack({}, { destination: 'Thailand' }, asked('29', 'Turkey'))).toMatchObject({
    treatment: '29',
    destination: 'Turkey',
  });
  expect(comeBack({}, { destination: 'Thailand' }, asked('52', 'Turkey'))).toMatchObject({
    treatment: '52',
    destination: 'Turkey',
  });
  const chosen = { treatment: '29', destination: '' };
  expect(comeBack(chosen, { destination: 'Thailand' }, asked('52', null))).toMatchObject({
    treatment: '52',
    destination: 'Thailand',
    attachEstimate: true,
  });
  // Back to the trip, which has not changed.
  expect(comeBack({ treatment: '29', destination: '' }, {}, asked('52', null))).toMatchObject({
    destination: 'India',
    attachEstimate: true,
  });
});

it('an estimate is attached only to the treatment that it is of, and that the visitor has seen', () => {
  const attached = { attachEstimate: true };
  const knee = { treatmentType: '51', destination: null };
  expect(comeBack(attached, {}, { state: { treatmentId: '29' } }).attachEstimate).toBe(false);
  expect(comeBack(attached, knee, { isEstimated: false })).toMatchObject({
    treatment: '51',
    attachEstimate: false,
  });
  expect(comeBack(attached, knee).attachEstimate).toBe(true);
});
