import { standardChoice } from 'shared-contracts';
import { sourceCountries } from 'shared-contracts/host';
import { PriceSourceSchema } from 'shared-contracts/wire';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isCheckable, provenanceIn } from '../src/reference/price-provenance.ts';
import { readReferenceData } from '../src/reference/reference-data.ts';

const { accommodation, countries, flight_hours, food, meta, price_book, public_care, treatments } =
  readReferenceData();
const names = countries.map(({ name }) => name);
/** Nouns of a price unit that is one piece of several. */
const PIECE = /^per /;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
};

/** What is out of line with a price: the typical figure within its range, and near the treatment's other prices. */
function findFaults({ costs, cost_ranges }: (typeof treatments)[number], country: string): string[] {
  const usd = costs[country] ?? Number.NaN;
  const [low, high] = cost_ranges[country] ?? [Number.NaN, Number.NaN];
  const ratio = usd / median(Object.values(costs));
  return [
    ...(low < usd && usd < high ? [] : [`${usd} is not between ${low} and ${high}`]),
    ...(ratio >= 0.4 && ratio <= 2.5 ? [] : [`${usd} is ${ratio.toFixed(2)} of the median`]),
  ];
}

/** Ranges of prices at home that a source gives: implants, braces, IVF, gastric sleeve. */
const publishedAtHome = new Set(['3100 to 5800', '3000 to 8000', '12000 to 25000', '15000 to 30000']);

/** Whether a range is 80 to 130 % of the typical figure, rounded to 10 below 1,000 and else to 50. */
function isDefault(usd: number, [low, high] = [Number.NaN, Number.NaN]): boolean {
  const isNear = (value: number, exact: number) => Math.abs(value - exact) <= (value < 1_000 ? 5 : 25);
  return isNear(low, usd * 0.8) && isNear(high, usd * 1.3);
}

describe('the prices', () => {
  const exceptions = new Map(
    meta.price_exceptions.map(({ treatment_id, country, reason }) => [`${treatment_id} ${country}`, reason]),
  );

  it.each(treatments.map(treatment => [treatment.name, treatment] as const))(
    'of %s lie within their ranges and near each other, or a reason is stated',
    (_name, treatment) => {
      for (const country of Object.keys(treatment.costs)) {
        const faults = findFaults(treatment, country);
        const reason = exceptions.get(`${treatment.id} ${country}`);
        if (reason === undefined) expect(faults, country).toEqual([]);
        else expect([faults.length > 0, reason.length > 0], `${country} needs no reason`).toEqual([true, true]);
      }
    },
  );

  it('have no reason for a price that does not exist', () => {
    for (const { treatment_id, country } of meta.price_exceptions)
      expect(treatments.find(({ id }) => id === treatment_id)?.costs).toHaveProperty([country]);
  });

  it('are those that the customer fixed', () => {
    const price = (id: number, country: string) => treatments.find(treatment => treatment.id === id)?.costs[country];
    expect([price(37, 'Turkey'), price(31, 'India'), price(29, 'Turkey'), price(45, 'India')]).toEqual([
      900, 3_200, 1_200, 15_000,
    ]);
  });
});

describe('the prices at home', () => {
  it.each(treatments.map(treatment => [treatment.name, treatment] as const))(
    'of %s that have sources lie within their ranges, which are those of the source or the default one',
    (_name, { home_prices, home_price_sources, price_sources }) => {
      for (const [source, { range, sources, surgeon_fee = 0 }] of Object.entries(home_price_sources)) {
        const usd = home_prices[source] ?? Number.NaN;
        expect([range[0] < usd, usd < range[1], surgeon_fee < usd], source).toEqual([true, true, true]);
        expect(price_sources).toEqual(expect.arrayContaining(sources));
        expect(isDefault(usd, range) || publishedAtHome.has(range.join(' to ')), source).toBe(true);
        expect(surgeon_fee > 0, source).toBe(sources.includes('asps'));
      }
    },
  );
});

describe('the price book', () => {
  const ids = price_book.sources.map(({ id }) => id);

  it('has a date, and a source for every price', () => {
    expect(meta.as_of).toMatch(/^\d{4}-\d{2}$/);
    expect(new Set(ids).size).toBe(ids.length);
    const used = treatments.flatMap(({ price_sources }) => price_sources);
    expect([...new Set(used)].sort()).toEqual(ids.toSorted());
    for (const { name, price_sources } of treatments) expect(price_sources.length, name).toBeGreaterThan(0);
  });

  it.each(treatments.map(treatment => [treatment.name, treatment] as const))(
    'calls those ranges of %s published that are not the default one',
    (_name, { costs, cost_ranges, published_ranges }) => {
      const published = Object.entries(costs).filter(([country, usd]) => !isDefault(usd, cost_ranges[country]));
      expect(published_ranges).toEqual(published.map(([country]) => country));
    },
  );

  it('publishes nothing without a page, a year and a kind that knows prices', () => {
    for (const treatment of treatments)
      for (const country of Object.keys(treatment.costs)) {
        const { basis } = provenanceIn({ meta, price_book })(treatment)(country);
        const sources = price_book.sources.filter(({ id }) => treatment.price_sources.includes(id));
        if (basis === 'found') expect(sources.every(isCheckable), `${treatment.name} ${country}`).toBe(true);
        expect(basis === 'set', `${treatment.name} ${country}`).toBe(
          meta.spec_fixed.some(fixed => fixed.treatment_id === treatment.id && fixed.country === country),
        );
      }
  });

  it.each([
    ['a survey with page and year', {}, 'found'],
    ['a site of which no page is known', { page: undefined }, 'interpolated'],
    ['a page without a year', { year: null }, 'interpolated'],
    ['the press', { kind: 'press' as const }, 'interpolated'],
    ['a site that is not about health', { kind: 'other' as const }, 'interpolated'],
  ])('rests on %s', (_name, fields, basis) => {
    const page = { url: 'https://clinic.example/prices', read: '2026-11-01' };
    const source = { id: 'one', name: 'One', kind: 'survey' as const, year: 2026, page, ...fields };
    const [treatment = expect.unreachable()] = treatments;
    const here = { ...treatment, price_sources: ['one'], published_ranges: ['Spain'] };
    const provenance = provenanceIn({ meta, price_book: { ...price_book, sources: [source] } })(here);
    expect(provenance('Spain').basis).toBe(basis);
    expect(provenance('Poland').basis).toBe('interpolated');
  });

  it('takes no front page for a page', () => {
    for (const front of ['https://clinic.example', 'https://clinic.example/', 'https://clinic.example/?a'])
      expect(v.is(PriceSourceSchema.entries.url, front), front).toBe(false);
    expect(v.is(PriceSourceSchema.entries.url, 'https://clinic.example/prices')).toBe(true);
  });

  it('has a method for all that is no price of a treatment, and a note on each price that the customer fixed', () => {
    const titles = price_book.methods.map(({ title }) => title).join(', ');
    expect(titles).toBe('Treatments, Treatment at home, Trips, Flights, Visas, Hotels, Food, Exchange rates');
    for (const { treatment_id, country, usd, confirmed, note } of meta.spec_fixed) {
      expect(treatments.find(({ id }) => id === treatment_id)?.costs[country]).toBe(usd);
      expect(note).toContain(confirmed ? 'fixed' : 'not confirmed');
    }
  });
});

it('the bands of a total are of each line but the treatment’s, around what is typical, with their reason', () => {
  expect(meta.cost_bands.map(({ line }) => line)).toEqual(['travel', 'visa', 'accommodation', 'food']);
  for (const { low, high, reason } of meta.cost_bands)
    expect([low < 1, high > 1, reason.length > 0]).toEqual([true, true, true]);
});

describe('what public care pays', () => {
  it('is one sentence with a source for each country that has prices at home, and no waiting time', () => {
    const sources = [...new Set(treatments.flatMap(({ home_prices }) => Object.keys(home_prices)))].sort();
    for (const kind of ['medical', 'cosmetic'] as const) {
      const entries = public_care.filter(entry => entry.kind === kind);
      expect(entries.map(({ country }) => country).sort()).toEqual(sources);
      for (const { text, source } of entries) {
        expect(text).toMatch(/^[A-Z][^.]+\.$/);
        expect(text).not.toMatch(/wait|week|month/i);
        expect(source).not.toBe('');
      }
    }
  });

  it('is said of treatments that are cosmetic or medically needed, not where it depends on the case', () => {
    const without = treatments.filter(({ care }) => care === undefined).map(({ category }) => category);
    expect([...new Set(without)].sort()).toEqual(['Dental', 'Fertility', 'Opthalmology']);
  });
});

describe('the units', () => {
  it.each(treatments.map(treatment => [treatment.name, treatment] as const))(
    'of %s are counted if its price is one piece',
    (_name, { price_unit, typical_units, unit }) => {
      expect(unit !== null).toBe(PIECE.test(price_unit) || typical_units > 1);
      expect(typical_units >= 1 && typical_units <= (unit?.max ?? 1)).toBe(true);
    },
  );
});

describe('the journeys', () => {
  const several = treatments.flatMap(({ name, min_treatement_days, visits }) =>
    visits ? [[name, { ...visits, first: min_treatement_days }] as const] : [],
  );

  it('are several where a treatment needs more than one', () => {
    expect(several.map(([name, { days }]) => [name, days])).toEqual([
      ['Dental Implants', [5, 7]],
      ['Full Mouth Restoration', [8, 10]],
      ['Orthodontics', [4, 3, 3]],
    ]);
  });

  it.each(several)(
    'of %s begin with its days, say what they rest on, and are further apart than a visa lasts',
    (_name, { days, first, apart_months: [fewest, most], note }) => {
      expect(days[0]).toBe(first);
      expect(note).toMatch(/According to |Our assumption/);
      const longestVisa = Math.max(...countries.map(({ medical_visa_days }) => medical_visa_days ?? 0));
      expect(fewest * 30).toBeGreaterThanOrEqual(longestVisa);
      expect(most).toBeGreaterThanOrEqual(fewest);
    },
  );
});

it('the standard choice is a standard hotel and standard food', () => {
  const { accommodationMasterId, foodMasterId } = standardChoice;
  expect(accommodation.find(({ id }) => id === accommodationMasterId)?.name).toMatch(/^Standard/);
  expect(food.find(({ id }) => id === foodMasterId)?.name).toMatch(/^Standard/);
});

describe('the flight hours', () => {
  it('are there for every route, in halves, and 0 at home', () => {
    expect(Object.keys(flight_hours)).toEqual([...sourceCountries]);
    for (const [source, hours] of Object.entries(flight_hours)) {
      expect(Object.keys(hours)).toEqual(names);
      for (const [destination, value] of Object.entries(hours)) {
        expect(Number.isInteger(value * 2) && value <= 30).toBe(true);
        expect(value === 0).toBe(source === destination);
      }
    }
  });
});
