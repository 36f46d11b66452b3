import { aTrip } from '@carefare/testing/worked-example';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OTHER_SOURCE, sourceCountries } from '../api/source-countries.ts';
import { addDays } from '../values/dates.ts';
import { parseTripLink } from './read-trip-link.ts';
import { takeSharedTripAtom } from './reset-actions.ts';
import { takeKnownAnswersAtom } from './residence.ts';
import { timelineOf } from './timeline.ts';
import { currencyAtom } from './trip-atoms.ts';
import { defaultTrip, normalizeTrip, type TripData } from './trip-data.ts';
import { tripLink } from './trip-link.ts';
import { createTripStore } from './trip-store.ts';

const TODAY = '2026-11-21';
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Any trip that the wizard can hold. */
const trips: fc.Arbitrary<TripData> = fc
  .record({
    treatmentType: orNull(fc.integer({ min: 1, max: 1_000_000 }).map(String)),
    units: orNull(fc.integer({ min: 1, max: 32 })),
    visits: orNull(fc.integer({ min: 1, max: 4 })),
    source: orNull(fc.constantFrom(...sourceCountries, OTHER_SOURCE)),
    destination: orNull(fc.constantFrom('India', 'South Korea', 'Türkiye', 'Côte d’Ivoire', '日本')),
    stay: orNull(
      fc.record({ start: fc.integer({ min: 0, max: 300 }), nights: fc.integer({ min: 1, max: 180 }) }),
    ),
    patients: fc.integer({ min: 0, max: 10 }),
    companions: fc.integer({ min: 0, max: 10 }),
    accommodationType: orNull(fc.record({ accommodationMasterId: fc.integer({ min: 1, max: 1_000_000 }) })),
    accommodationDuration: fc.integer({ min: 0, max: 180 }),
    accommodationDurationEdited: fc.boolean(),
    laterNights: fc.array(fc.integer({ min: 0, max: 180 }), { maxLength: 3 }),
    flightSupport: fc.boolean(),
    visaSupport: fc.boolean(),
    foodPreference: orNull(fc.record({ foodMasterId: fc.integer({ min: 1, max: 1_000_000 }) })),
  })
  .map(({ stay, ...answers }) =>
    normalizeTrip({
      ...defaultTrip,
      ...answers,
      startDate: stay && addDays(TODAY, stay.start),
      endDate: stay && addDays(TODAY, stay.start + stay.nights),
      timeline: stay && timelineOf(addDays(TODAY, stay.start), TODAY),
    }),
  );

describe('a shared link', () => {
  it('restores any trip exactly', () => {
    fc.assert(
      fc.property(trips, trip => {
        // Without an answer there is nothing to share.
        fc.pre(JSON.stringify(trip) !== JSON.stringify(defaultTrip));
        expect(parseTripLink(tripLink(trip), TODAY)).toEqual({ trip, datesDropped: false });
      }),
    );
  });

  const signs = ['\u200B', '\u00A0', ' and more', ...'. , ) ] > " ’ ” » ; : ! ? … * _ - % .)'.split(' ')];
  const codes = '%20 %3E %22 %C2%A0 %E2%80%9D %0A> %20and%20more &fbclid=Iw1 &amp;utm_source=mail'.split(' ');
  const breaks = [
    '=\r\n',
    '=',
    '%0D%0A',
    '=%0D%0A',
    '\r\n',
    ' ',
    '%20',
    '\u200B',
    '%E2%80%8B',
    '\u00AD',
    '%0A>%20',
  ];
  /** What programs and people on the way make of a link's fragment. */
  const bends: readonly (readonly [name: string, bend: (fragment: string, index: number) => string])[] = [
    ...[...signs, ...codes].map(end => [`${end} after it`, (fragment: string) => fragment + end] as const),
    ['= encoded', fragment => fragment.replace('=', '%3D')],
    ['= encoded in small letters', fragment => fragment.replace('=', '%3d')],
    ['= as in quoted-printable', fragment => fragment.replace('=', '=3D')],
    ['= as in HTML', fragment => fragment.replace('=', '&#61;')],
    ['& as in HTML', fragment => fragment.replace('&', '&amp;')],
    ['& as a number', fragment => fragment.replace('&', '&#38;')],
    ['& as in HTML, encoded', fragment => fragment.replace('&', '%26amp%3B')],
    ['& encoded', fragment => fragment.replace('&', '%26')],
    ['. encoded', fragment => fragment.replaceAll('.', '%2E')],
    ['all encoded', fragment => `#${encodeURIComponent(fragment.slice(1))}`],
    ['all encoded twice', fragment => `#${encodeURIComponent(encodeURIComponent(fragment.slice(1)))}`],
    [
      'each character encoded',
      fragment =>
        `#${fragment.slice(1).replaceAll(/./g, character => `%${character.charCodeAt(0).toString(16)}`)}`,
    ],
    ...breaks.map(
      line =>
        [
          `${JSON.stringify(line)} within it`,
          (fragment: string, index: number) => fragment.slice(0, index) + line + fragment.slice(index),
        ] as const,
    ),
  ];

  it.each(bends)('is restored exactly with %s', (_name, bend) => {
    fc.assert(
      fc.property(trips, fc.nat(), (trip, position) => {
        fc.pre(JSON.stringify(trip) !== JSON.stringify(defaultTrip));
        const fragment = tripLink(trip);
        const bent = bend(fragment, 1 + (position % (fragment.length - 1)));
        expect(parseTripLink(bent, TODAY)).toEqual({ trip, datesDropped: false });
      }),
    );
  });

  it.each([
    ['once', encodeURIComponent],
    ['not', (text: string) => text],
  ])('encoded %s and cut off anywhere is said to be damaged', (_how, encodeLink) => {
    fc.assert(
      fc.property(trips, fc.nat(), (trip, position) => {
        fc.pre(JSON.stringify(trip) !== JSON.stringify(defaultTrip));
        const fragment = tripLink(trip);
        const start = fragment.indexOf('&') + 1;
        const cut = fragment.slice(1, start + (position % (fragment.length - start)));
        expect(parseTripLink(`#${encodeLink(cut)}`, TODAY)).toEqual({ trip: null });
      }),
    );
  });

  it('is a short and valid fragment', () => {
    fc.assert(
      fc.property(trips, trip => {
        const fragment = tripLink(trip);
        expect(fragment).toMatch(/^#calculator-section&trip=v1\.[\w-]+$/);
        expect(fragment.length).toBeLessThan(700);
      }),
    );
  });

  it('of any text never makes the parser throw', () => {
    const prefix = fc.constantFrom('', '#', '#calculator-section&trip=', '#calculator-section&trip=v1.');
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(fc.property(prefix, text, (start, rest) => void parseTripLink(start + rest, TODAY)));
  });

  it.each([
    ['of a later version', `v9.${encoded({ treatmentType: '52' })}`],
    ['beyond 2,000 characters', `v1.${'A'.repeat(2_001)}`],
    ['that is empty', ''],
    ['without an answer', `v1.${encoded({})}`],
    ['with a list', `v1.${encoded(['52'])}`],
    ['with unknown answers only', `v1.${encoded({ name: 'Ana' })}`],
    ['with the defaults only', `v1.${encoded({ patients: 1 })}`],
  ])('%s is rejected', (_name, text) => {
    expect(parseTripLink(`#calculator-section&trip=${text}`, TODAY)).toEqual({ trip: null });
  });

  it('carries the currency, which a visitor without one of their own takes over', () => {
    const trip = aTrip();
    const parsed = parseTripLink(tripLink(trip, 'GBP'), TODAY) ?? expect.unreachable();
    expect(parsed).toMatchObject({ trip, currency: 'GBP' });
    const store = createTripStore();
    store.set(takeSharedTripAtom, parsed);
    expect(store.get(currencyAtom)).toBe('GBP');
    const other = createTripStore();
    other.set(takeKnownAnswersAtom, { source: 'Kenya' });
    other.set(takeSharedTripAtom, parsed);
    expect(other.get(currencyAtom)).toBeNull();
    const wrong = `#calculator-section&trip=v1.${encoded({ treatmentType: '52', currency: 'pounds' })}`;
    expect(parseTripLink(wrong, TODAY)).not.toHaveProperty('currency');
  });

  it('has no contact data', () => {
    const person = { name: 'Ana', email: 'ana@example.org', phone: '+44 20 7946 0000', notes: 'x' };
    const parsed = parseTripLink(`#x&trip=v1.${encoded({ treatmentType: '52', ...person })}`, TODAY);
    expect(parsed?.trip).toEqual({ ...defaultTrip, treatmentType: '52' });
    expect(parseTripLink(tripLink(parsed?.trip ?? defaultTrip), TODAY)).toEqual(parsed);
  });

  it('is not found in other fragments', () => {
    expect(parseTripLink('#calculator-section', TODAY)).toBeNull();
    expect(parseTripLink('', TODAY)).toBeNull();
  });
});
