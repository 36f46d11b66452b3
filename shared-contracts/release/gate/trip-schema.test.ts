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

const CANNOT_READ = 'it cannot read trips that visitors stored or shared with shell s1: ';
const AFTER_ROLL_BACK = 'after a roll-back shell s1 could not read trips that it wrote: ';

describe('a trip that one shell wrote and another reads', () => {
  const changed = (name: string, schema: Fields[string]) => trip({ ...fields, [name]: schema });
  const food: Fields[string] = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] };

  it.each<[string, TripFormat, forward?: string, back?: string]>([
    ['the same fields', trip()],
    ['a new field with a default', trip(more)],
    [
      'a new field without a default',
      trip(more, ['insurance']),
      "a trip that must have required property 'insurance'",
    ],
    ['fewer values', changed('source', { enum: ['UK'] }), 'source "USA"'],
    ['a larger number', trip(larger), undefined, String.raw`patients \d\d`],
    [
      'another pattern',
      changed('treatmentType', { type: 'string', pattern: '^[a-z]{2}$' }),
      String.raw`treatmentType "\d+"`,
      'treatmentType "[a-z]{2}"',
    ],
    ['another field within', changed('foodPreference', food), 'foodPreference .*', 'foodPreference .*'],
    ['another version', trip(fields, [], 'v2'), 'version v1', 'version v2'],
  ])('%s', async (_case, next, forward, back) => {
    const live = aComposition({ digest: 's1', trip: trip() });
    const faults = await checkTripSchema(aComposition({ digest: 's2', trip: next }), [live], note);
    const sentences = [
      ...(forward ? [CANNOT_READ + forward] : []),
      ...(back ? [AFTER_ROLL_BACK + back] : []),
    ];
    const expected = (what: string) => String.raw`^shell s2 is refused: ${what}\. The shell's team `;
    expect(faults).toEqual(sentences.map(sentence => expect.stringMatching(expected(sentence))));
  });

  it('a field that is gone', async () => {
    const live = aComposition({ digest: 's1', trip: trip() });
    expect(await checkTripSchema(aComposition({ digest: 's2', trip: trip(fewer) }), [live], note)).toEqual([
      expect.stringMatching(
        /^shell s2 is refused: it drops patients of trips that visitors stored or shared/,
      ),
    ]);
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

  it.each<[string, TripFormat, TripFormat, sentence?: string]>([
    ['the same', trip(), trip()],
    ['a field that the remote does not know', trip(), trip(more)],
    [
      'a field that the shell lacks',
      trip(more),
      trip(),
      'shell s2 has no insurance in its trip, which quote q1 ',
    ],
    [
      'a value for the shell',
      trip(larger),
      trip(),
      'shell s2 cannot read a trip that quote q1 may write: patients ',
    ],
    [
      'a value for the remote',
      trip(),
      trip(larger),
      'quote q1 cannot read a trip that shell s2 may hold: patients ',
    ],
  ])('%s', async (_case, own, shell, sentence) => {
    const expected = expect.stringMatching(`^quote q1 is refused: ${sentence}.*\\. quote's team `);
    expect(await check(own, shell)).toEqual(sentence ? [expected] : []);
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
