import type { TripFormat } from '@carefare/build/types-folder';
import { describe, expect, it } from 'vitest';
import { aComposition } from '../testing/compared.ts';
import { checkTripSchema } from './trip-schema.ts';

type Fields = Record<string, NonNullable<TripFormat['schema']['properties']>[string]>;

const fields: Fields = {
  destination: { anyOf: [{ type: 'string', minLength: 1, maxLength: 100 }, { type: 'null' }] },
  treatmentType: { type: 'string', pattern: String.raw`^\d{1,6}$` },
  source: { enum: ['UK', 'USA'] },
  patients: { type: 'integer', minimum: 0, maximum: 10 },
  flightSupport: { type: 'boolean' },
  foodPreference: {
    type: 'object',
    properties: { foodMasterId: { type: 'integer', minimum: 1, maximum: 999 } },
    required: ['foodMasterId'],
  },
};
const trip = (changed: Fields = fields, required: string[] = [], version = 'v1'): TripFormat => ({
  version,
  schema: { type: 'object', properties: changed, required },
});
const { patients: _, ...fewer } = fields;
const more = { ...fields, insurance: { type: 'boolean' } } as const;
const larger: Fields = { ...fields, patients: { type: 'integer', minimum: 0, maximum: 20 } };
const notes: string[] = [];
const note = (sentence: string) => notes.push(sentence);

describe('a trip that one shell wrote and another reads', () => {
  it.each<[string, TripFormat, RegExp[]]>([
    ['the same fields', trip(), []],
    ['a new field with a default', trip(more), []],
    [
      'a new field without a default',
      trip(more, ['insurance']),
      [
        /^shell s2 is refused: it cannot read trips .* shell s1: a trip that must have required property 'insurance'\. The shell's team /,
      ],
    ],
    [
      'a field that is gone',
      trip(fewer),
      [
        /^shell s2 is refused: it drops patients of trips that visitors stored or shared with shell s1\. The shell's team /,
      ],
    ],
    [
      'fewer values',
      trip({ ...fields, source: { enum: ['UK'] } }),
      [/it cannot read trips .* shell s1: source "USA"\./],
    ],
    [
      'a smaller number',
      trip({ ...fields, patients: { type: 'integer', minimum: 0, maximum: 9 } }),
      [/it cannot read trips .*: patients 10\./],
    ],
    [
      'a larger number',
      trip(larger),
      [
        /^shell s2 is refused: after a roll-back shell s1 could not read trips that it wrote: patients \d\d\. The shell's team /,
      ],
    ],
    [
      'another pattern',
      trip({ ...fields, treatmentType: { type: 'string', pattern: '^[a-z]{2}$' } }),
      [/cannot read trips .*: treatmentType "\d+"\./, /after a roll-back .*: treatmentType "[a-z]{2}"\./],
    ],
    [
      'another field within',
      trip({
        ...fields,
        foodPreference: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
      }),
      [/cannot read trips .*: foodPreference /, /after a roll-back .*: foodPreference /],
    ],
    [
      'another version',
      trip(fields, [], 'v2'),
      [/cannot read trips .*: version v1\./, /after a roll-back .*: version v2\./],
    ],
  ])('%s', async (_case, next, sentences) => {
    const live = aComposition({ digest: 's1', trip: trip() });
    const faults = await checkTripSchema(aComposition({ digest: 's2', trip: next }), [live], note);
    expect(faults).toEqual(sentences.map(sentence => expect.stringMatching(sentence)));
  });
});

describe('a remote and the trip of the shell beside it', () => {
  const check = (own: TripFormat | undefined, shell: TripFormat, movesShell = false) => {
    const quote = { digest: 'q1', trip: own };
    const live = movesShell
      ? aComposition({ digest: 's1' }, { quote })
      : aComposition({ digest: 's2', trip: shell }, {});
    return checkTripSchema(aComposition({ digest: 's2', trip: shell }, { quote }), [live], note);
  };

  it.each<[string, TripFormat, TripFormat, RegExp[]]>([
    ['the same', trip(), trip(), []],
    ['a field that the remote does not know', trip(), trip(more), []],
    [
      'a field that the shell does not have',
      trip(more),
      trip(),
      [
        /^quote q1 is refused: shell s2 has no insurance in its trip, which quote q1 was built with\. quote's team /,
      ],
    ],
    [
      'a value that the shell cannot read',
      trip(larger),
      trip(),
      [/^quote q1 is refused: shell s2 cannot read a trip that quote q1 may write: patients \d\d\./],
    ],
    [
      'a value that the remote cannot read',
      trip(),
      trip(larger),
      [/^quote q1 is refused: quote q1 cannot read a trip that shell s2 may hold: patients \d\d\./],
    ],
  ])('%s', async (_case, own, shell, sentences) => {
    expect(await check(own, shell)).toEqual(sentences.map(sentence => expect.stringMatching(sentence)));
  });

  it('blames a shell that moves beside a live remote', async () => {
    expect(await check(trip(more), trip(), true)).toEqual([
      expect.stringMatching(
        /^shell s2 is refused: shell s2 has no insurance in its trip.* The shell's team keeps /,
      ),
    ]);
  });

  it('notes a release that does not describe its trip', async () => {
    notes.length = 0;
    expect(await check(undefined, trip())).toEqual([]);
    expect(notes).toEqual(['not compared: quote q1 does not describe the trip']);
  });
});
