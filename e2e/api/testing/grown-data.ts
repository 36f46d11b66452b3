import { readFileSync } from 'node:fs';
import { slugOf } from 'shared-contracts';
import type { ReferenceData } from '../src/reference/reference-data.schema.ts';

export interface DataSizes {
  treatments: number;
  destinations: number;
  categories: number;
  /** At most the twelve of the reference data. */
  homeCountries: number;
}

const own = () => JSON.parse(readFileSync(new URL('../data/reference-data.json', import.meta.url), 'utf8'));

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const STEMS = [
  'Arterial',
  'Spinal',
  'Corneal',
  'Dermal',
  'Renal',
  'Hepatic',
  'Nasal',
  'Lumbar',
  'Femoral',
  'Aural',
];
const KINDS = ['Repair', 'Graft', 'Lift', 'Implant', 'Reduction', 'Bypass', 'Transplant', 'Laser Therapy'];
const AREAS = ['Cranial', 'Thoracic', 'Vascular', 'Paediatric', 'Hormonal', 'Urological', 'Neural', 'Sports'];

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/**
 * Reference data of any size, made of the reference data's own rows and the same for the same sizes: what they have fewer of
 * is cut, what they have more of is added. Every treatment is offered in every country, with a range, and has private
 * prices at home where its model has them.
 */
export function grownData({ treatments, destinations, categories, homeCountries }: DataSizes) {
  const data = own();
  const random = randomFrom(49);
  const around = (amount: number, step = 10) =>
    Math.max(step, Math.round((amount * (0.7 + random() * 0.6)) / step) * step);

  data.sources = data.sources.slice(0, homeCountries);
  const homes = new Set(data.sources.map(({ name }: { name: string }) => name));
  const models = data.countries.slice(0, destinations);
  const ownCountries = models.length;
  const added = Array.from({ length: destinations - ownCountries }, (_, index) => ({
    name: `${pick(['North', 'South', 'East', 'West'], index)} ${pick(['Avalon', 'Brobdia', 'Cimmeria', 'Dilmun', 'Elysia'], index)} ${index + 1}`,
    language: pick(models as { language: string[] }[], index).language,
  }));
  data.countries = [...models, ...added];
  const countryOf = (index: number): string => data.countries[index].name;
  const modelOf = (index: number): string => pick(models as { name: string }[], index).name;
  const places = data.countries.map((_: unknown, index: number) => index) as number[];
  const byPlace = (figures: Record<string, number>, vary: (amount: number) => number) =>
    Object.fromEntries(
      places.map(index => {
        const figure = figures[modelOf(index)] ?? 40;
        return [countryOf(index), index < ownCountries ? figure : vary(figure)];
      }),
    );
  for (const kind of data.accommodation)
    kind.usd_per_night = byPlace(kind.usd_per_night, figure => around(figure, 1));
  for (const kind of data.food) kind.usd_per_day = byPlace(kind.usd_per_day, figure => around(figure, 1));
  for (const routes of ['travel', 'visa', 'flight_hours'])
    data[routes] = Object.fromEntries(
      Object.entries(data[routes] as Record<string, Record<string, number>>).flatMap(
        ([source, byDestination]) =>
          homes.has(source)
            ? [[source, byPlace(byDestination, figure => Math.max(1, around(figure, 1)))]]
            : [],
      ),
    );
  data.public_care = data.public_care.filter(({ country }: { country: string }) => homes.has(country));
  const served = new Set(data.countries.map(({ name }: { name: string }) => name));
  const isKept = ({ country, treatment_id: id }: { country: string; treatment_id: number }) =>
    served.has(country) && data.treatments.findIndex((row: { id: number }) => row.id === id) < treatments;
  data.meta.spec_fixed = data.meta.spec_fixed.filter(isKept);
  data.meta.price_exceptions = data.meta.price_exceptions.filter(isKept);

  const ownTreatments = data.treatments.slice(0, treatments);
  const ownCategories = [...new Set(ownTreatments.map(({ category }: { category: string }) => category))];
  const names = Array.from({ length: categories }, (_, index) =>
    index < ownCategories.length ? ownCategories[index] : `${pick(AREAS, index)} Care ${index + 1}`,
  );
  const highestId = Math.max(...ownTreatments.map(({ id }: { id: number }) => id));
  data.treatments = Array.from({ length: treatments }, (_, index) => {
    const model = pick(ownTreatments as ReferenceData['treatments'], index);
    const isAdded = index >= ownTreatments.length;
    const name = isAdded
      ? `${pick(STEMS, index)} ${pick(KINDS, Math.floor(index / STEMS.length))} ${index + 1}`
      : model.name;
    const kept = Object.values(model.costs);
    const costs = Object.fromEntries(
      places.map(place => [
        countryOf(place),
        (isAdded ? undefined : model.costs[countryOf(place)]) ?? around(pick(kept, place)),
      ]),
    );
    const ranges = Object.entries(costs).map(([country, usd]) => {
      const known = isAdded ? undefined : model.cost_ranges[country];
      return [country, known ?? [Math.floor(usd * 0.8), Math.ceil(usd * 1.3)]];
    });
    const atHome = <T>(record: Record<string, T>) =>
      Object.fromEntries(Object.entries(record).filter(([country]) => homes.has(country)));
    const isFound = ([country]: [string, unknown]) =>
      (!isAdded && served.has(country)) || (homes.has(country) && country in model.home_prices);
    return {
      ...model,
      ...(isAdded && {
        id: highestId + index,
        slug: slugOf(name),
        alias_slugs: [],
        name,
        category: pick(names, index),
        order: index + 1,
        description: `${name}. ${model.description} ${Array.from({ length: 8 }, () => pick(STEMS, Math.floor(random() * 10)).toLowerCase()).join(' ')}.`,
      }),
      costs,
      cost_ranges: Object.fromEntries(ranges),
      home_prices: atHome(model.home_prices),
      home_ranges: atHome(model.home_ranges),
      found: Object.fromEntries(Object.entries(model.found).filter(isFound)),
    };
  });
  return data;
}
