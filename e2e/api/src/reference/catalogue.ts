import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../database/tables.ts';

const Texts = v.array(v.string());
const UsdByCountry = v.record(v.string(), v.number());

export interface TreatmentRecord {
  id: number;
  name: string;
  category: string;
  order: number;
  baseCost: number;
  priceUnit: string;
  typicalUnits: number;
  stayDays: number;
  description: string;
  image: string;
  benefits: string[];
  faqs: { question: string; answer: string }[];
  /** By country, in the order of the lists on screen; whole USD. */
  prices: Map<string, { usd: number; low: number; high: number }>;
  homePrices: Record<string, number>;
}

/** The reference tables in memory: they change with a release only, and every page needs them. */
export interface Catalogue {
  asOf: string;
  ratesAsOf: string;
  includes: string[];
  excludes: string[];
  treatments: Map<number, TreatmentRecord>;
  countries: { name: string; languages: string[] }[];
  sources: { name: string; currency: string }[];
  exchangeRates: Record<string, number>;
  /** Source, then destination; whole USD per traveler. */
  routes: Map<string, Map<string, { fare: number; visa: number }>>;
  accommodation: Map<
    number,
    { id: number; name: string; description: string; usdPerNight: Record<string, number> }
  >;
  food: Map<number, { id: number; name: string; usdPerDay: Record<string, number> }>;
}

export async function loadCatalogue(db: Kysely<Tables>): Promise<Catalogue> {
  const treatments = await loadTreatments(db);
  const facts = await db.selectFrom('reference_facts').selectAll().execute();
  const fact = (name: string) => facts.find(row => row.name === name)?.value ?? '';
  const countries = await db.selectFrom('countries').selectAll().orderBy('position').execute();
  const sources = await db.selectFrom('sources').select(['name', 'currency']).orderBy('position').execute();
  const rates = await db.selectFrom('exchange_rates').selectAll().orderBy('position').execute();
  const routes: Catalogue['routes'] = new Map();
  for (const { source, destination, fare, visa } of await db.selectFrom('routes').selectAll().execute()) {
    const from = routes.get(source) ?? new Map<string, { fare: number; visa: number }>();
    routes.set(source, from.set(destination, { fare, visa }));
  }
  const accommodation = await db.selectFrom('accommodation').selectAll().orderBy('id').execute();
  const food = await db.selectFrom('food').selectAll().orderBy('id').execute();
  return {
    asOf: fact('as_of'),
    ratesAsOf: fact('fx_as_of'),
    includes: v.parse(Texts, JSON.parse(fact('includes'))),
    excludes: v.parse(Texts, JSON.parse(fact('excludes'))),
    treatments,
    countries: countries.map(({ name, languages }) => ({
      name,
      languages: v.parse(Texts, JSON.parse(languages)),
    })),
    sources,
    exchangeRates: Object.fromEntries(rates.map(({ currency, per_usd }) => [currency, per_usd])),
    routes,
    accommodation: new Map(
      accommodation.map(({ usd_per_night, ...kind }) => [
        kind.id,
        { ...kind, usdPerNight: v.parse(UsdByCountry, JSON.parse(usd_per_night)) },
      ]),
    ),
    food: new Map(
      food.map(({ usd_per_day, ...kind }) => [
        kind.id,
        { ...kind, usdPerDay: v.parse(UsdByCountry, JSON.parse(usd_per_day)) },
      ]),
    ),
  };
}

const of = <R extends { treatment_id: number }>(list: R[], id: number) =>
  list.filter(row => row.treatment_id === id);

async function loadTreatments(db: Kysely<Tables>): Promise<Map<number, TreatmentRecord>> {
  const rows = await db.selectFrom('treatments').selectAll().orderBy('id').execute();
  const prices = await db.selectFrom('treatment_prices').selectAll().orderBy('position').execute();
  const home = await db.selectFrom('home_prices').selectAll().execute();
  const benefits = await db.selectFrom('treatment_benefits').selectAll().orderBy('position').execute();
  const faqs = await db.selectFrom('treatment_faqs').selectAll().orderBy('position').execute();
  return new Map(
    rows.map(row => [
      row.id,
      {
        id: row.id,
        name: row.name,
        category: row.category,
        order: row.sort_order,
        baseCost: row.base_cost,
        priceUnit: row.price_unit,
        typicalUnits: row.typical_units,
        stayDays: row.stay_days,
        description: row.description,
        image: row.image,
        benefits: of(benefits, row.id).map(({ title }) => title),
        faqs: of(faqs, row.id).map(({ question, answer }) => ({ question, answer })),
        prices: new Map(
          of(prices, row.id).map(({ country, usd, low, high }) => [country, { usd, low, high }]),
        ),
        homePrices: Object.fromEntries(of(home, row.id).map(({ source, usd }) => [source, usd])),
      },
    ]),
  );
}
