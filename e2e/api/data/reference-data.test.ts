import { standardChoice } from 'shared-contracts';
import { sourceCountries } from 'shared-contracts/host';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { companionsOf } from '../src/reference/companions.ts';
import { provenanceIn } from '../src/reference/price-provenance.ts';
import { PageUrlSchema } from '../src/reference/reference-data.schema.ts';
import { readReferenceData } from '../src/reference/reference-data.ts';

const {
  accommodation,
  countries,
  flight_hours,
  food,
  fx_per_usd,
  meta,
  price_book,
  public_care,
  sources: homes,
  treatments,
} = readReferenceData();
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

/** Rounded to 10 below 1,000, else to 50. */
const isNear = (value: number, exact: number) => Math.abs(value - exact) <= (exact < 1_000 ? 5 : 25);

/** The range of a price: that of its pages, or 80 to 130 % of what they say where they give no range; else of the price. */
function rangeOf(usd: number, pages: readonly { usd: [number, number] }[] = []): [number, number] {
  const figures = pages.length > 0 ? pages.flatMap(page => page.usd) : [usd];
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  return pages.some(page => page.usd[0] < page.usd[1]) ? [low, high] : [low * 0.8, high * 1.3];
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

describe('the prices that were found', () => {
  it.each(treatments.map(treatment => [treatment.name, treatment] as const))(
    'of %s have the range of their pages, and every other one that of 80 to 130 %',
    (_name, { id, costs, cost_ranges, home_prices, home_ranges, found }) => {
      for (const [prices, ranges] of [
        [costs, cost_ranges],
        [home_prices, home_ranges],
      ] as const)
        for (const [country, usd] of Object.entries(prices)) {
          if (id === 45 && country === 'India') continue;
          const [low = Number.NaN, high = Number.NaN] = ranges[country] ?? [];
          const range = rangeOf(usd, found[country]);
          expect([isNear(low, range[0]), isNear(high, range[1])], `${country} ${range.join(' to ')}`).toEqual([true, true]);
          expect(low < usd && usd < high, country).toBe(true);
        }
    },
  );

  it('are at home only where pages give them, in every home country, and the same in a country that is also a destination', () => {
    const atHome = treatments.flatMap(({ home_prices, costs, found }) =>
      Object.entries(home_prices).map(([country, usd]) => {
        expect(found[country], country).toBeDefined();
        expect(costs[country] ?? usd).toBe(usd);
        return country;
      }),
    );
    expect([...new Set(atHome)].sort()).toEqual([...sourceCountries].sort());
    expect(atHome.length).toBeGreaterThanOrEqual(40);
  });
});

describe('the price book', () => {
  const ids = price_book.sources.map(({ id }) => id);

  it('has a date, and each page once, with a price that rests on it', () => {
    expect(meta.as_of).toMatch(/^\d{4}-\d{2}$/);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(price_book.sources.map(({ url }) => url)).size).toBe(ids.length);
    for (const { costs, home_prices, found } of treatments)
      for (const country of Object.keys(found)) expect({ ...costs, ...home_prices }).toHaveProperty([country]);
    const used = treatments.flatMap(({ found }) => Object.values(found).flat().map(({ source }) => source));
    expect([...new Set(used)].sort()).toEqual(ids.toSorted());
  });

  it('says of a price that it was found, interpolated or set', () => {
    const [treatment = expect.unreachable(), , breast = expect.unreachable()] = treatments;
    const here = { ...treatment, found: { Spain: treatment.found.Spain ?? [] } };
    const of = provenanceIn({ meta, price_book });
    expect(of(here)('Spain')).toMatchObject({ basis: 'found', sources: [{ url: expect.any(String) }, {}] });
    expect(of(here)('Poland')).toMatchObject({ basis: 'interpolated', sources: [] });
    expect(of(breast)('India')).toMatchObject({ basis: 'set', note: expect.any(String), caution: null });
    const found = treatments.flatMap(each =>
      Object.keys(each.costs).filter(country => of(each)(country).basis === 'found'),
    );
    expect(found.length).toBeGreaterThanOrEqual(60);
  });

  it.each([
    ['https://clinic.example', false],
    ['https://clinic.example/', false],
    ['https://clinic.example/?a', false],
    ['ftp://clinic.example/prices', false],
    ['https://localhost/prices', false],
    ['https://clinic.example/prices?utm_source=x', false],
    ['https://clinic.example/prices', true],
    ['http://clinic.example/?p=403', true],
  ])('takes %s for a page: %s', (url, isPage) => {
    expect(v.is(PageUrlSchema, url)).toBe(isPage);
  });

  it('has a method in a few words for each kind of price, and a note on each price that the customer fixed', () => {
    const titles = price_book.methods.map(({ title }) => title).join(', ');
    expect(price_book.methods.flatMap(({ text }) => text.split(' ')).length).toBeLessThan(200);
    expect(titles).toBe('Treatments, Treatment at home, Trips, Flights, visas, hotels, food, Exchange rates');
    for (const { treatment_id, country, usd, confirmed, note } of meta.spec_fixed) {
      expect(treatments.find(({ id }) => id === treatment_id)?.costs[country]).toBe(usd);
      expect(note).toContain(confirmed ? 'Carefare set' : 'not confirmed');
    }
  });
});

it('the bands of a total are of each line but the treatment’s, around what is typical, with their reason', () => {
  expect(meta.cost_bands.map(({ line }) => line)).toEqual(['travel', 'visa', 'accommodation', 'food']);
  for (const { low, high, reason } of meta.cost_bands)
    expect([low < 1, high > 1, reason.length > 0]).toEqual([true, true, true]);
});

describe('what public care pays', () => {
  it('is one sentence with a source for each country of which one is known, and no waiting time', () => {
    const sources = ['Australia', 'Canada', 'Germany', 'UK', 'USA'];
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

describe('who comes along', () => {
  const noteOf = (name: string) =>
    companionsOf(treatments.find(treatment => treatment.name.startsWith(name)) ?? expect.unreachable())?.note;

  it('follows the anaesthetic, and the days that a page says', () => {
    const needed = treatments.filter(treatment => companionsOf(treatment));
    for (const name of ['Knee', 'Facelift', 'Buttock', 'Gastric Bypass', 'Heart Valve', 'Spinal', 'In Vitro'])
      expect(needed.some(treatment => treatment.name.startsWith(name)), name).toBe(true);
    expect(noteOf('Rhinoplasty')).toBe(
      'Done under general anaesthetic: somebody should be with you for the first 24 hours.',
    );
    expect(noteOf('Hip')).toBe(
      'Done under spinal anaesthetic: somebody should be with you for the first 24 hours, and you need help for 7 days (NHS text on the site of a pharmacy).',
    );
    expect(noteOf('Full Mouth')).toMatch(/^Done under sedation: somebody/);
    expect(noteOf('Angioplasty')).toBe(
      'Somebody should be with you for the first 24 hours (Royal Free London NHS).',
    );
    expect([noteOf('LASIK'), noteOf('Orthodontics')]).toEqual([undefined, undefined]);
  });
});

describe('the exchange rates', () => {
  it('are those of every home country and destination, with their day', () => {
    expect(meta.fx_as_of).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const { currency } of [...homes, ...countries]) expect(fx_per_usd[currency], currency).toBeGreaterThan(0);
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
