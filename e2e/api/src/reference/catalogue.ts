import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { readConsistently } from '../database/read-consistently.ts';
import type { Tables } from '../database/tables.ts';
import { type PriceProvenance, PriceProvenanceSchema } from './price-provenance.ts';

const TextsSchema = v.array(v.string());
const UsdByCountrySchema = v.record(v.string(), v.number());
const UnitSchema = v.object({ one: v.string(), many: v.string(), max: v.number() });

/** A row of the treatments with the rows that belong to it. */
export interface TreatmentRecord extends Omit<Selectable<Tables['treatments']>, 'unit'> {
  /** What is counted, if the price is one piece's. */
  unit: v.InferOutput<typeof UnitSchema> | null;
  benefits: string[];
  faqs: { question: string; answer: string; topic: string | undefined }[];
  /** Whole USD by country, in display order. */
  prices: Map<string, { usd: number; low: number; high: number }>;
  homePrices: Record<string, number>;
}

interface Route {
  fare: number;
  visa: number;
  flightHours: number;
}

/** The reference data in memory: every page needs it, and it changes only with a release. */
export interface Catalogue {
  asOf: string;
  ratesAsOf: string;
  includes: string[];
  excludes: string[];
  priceProvenance: PriceProvenance;
  treatments: Map<number, TreatmentRecord>;
  countries: { name: string; languages: string[]; medicalVisaDays: number | null }[];
  sources: { name: string; currency: string }[];
  exchangeRates: Record<string, number>;
  /** By source and destination: whole USD per traveler, and hours one way. */
  routes: Map<string, Map<string, Route>>;
  accommodation: Map<
    number,
    { id: number; name: string; description: string; usd_per_night: Record<string, number> }
  >;
  food: Map<number, { id: number; name: string; usd_per_day: Record<string, number> }>;
}

/** Reads all of it as of one moment: another instance may be replacing it by its own release's. */
export const loadCatalogue = (database: Database): Promise<Catalogue> =>
  readConsistently(database, readCatalogue);

async function readCatalogue(db: Kysely<Tables>): Promise<Catalogue> {
  const treatments = await loadTreatments(db);
  const facts = await db.selectFrom('reference_facts').selectAll().execute();
  const fact = (name: string) => facts.find(row => row.name === name)?.value ?? '';
  const countries = await db.selectFrom('countries').selectAll().orderBy('position').execute();
  const sources = await db.selectFrom('sources').select(['name', 'currency']).orderBy('position').execute();
  const rates = await db.selectFrom('exchange_rates').selectAll().orderBy('position').execute();
  const routes: Catalogue['routes'] = new Map();
  for (const row of await db.selectFrom('routes').selectAll().execute()) {
    const { source, destination, fare, visa, flight_hours: flightHours } = row;
    const destinations = routes.get(source) ?? new Map<string, Route>();
    routes.set(source, destinations.set(destination, { fare, visa, flightHours }));
  }
  const accommodation = await db.selectFrom('accommodation').selectAll().orderBy('id').execute();
  const food = await db.selectFrom('food').selectAll().orderBy('id').execute();
  return {
    asOf: fact('as_of'),
    ratesAsOf: fact('fx_as_of'),
    includes: v.parse(TextsSchema, JSON.parse(fact('includes'))),
    excludes: v.parse(TextsSchema, JSON.parse(fact('excludes'))),
    priceProvenance: v.parse(PriceProvenanceSchema, JSON.parse(fact('price_provenance'))),
    treatments,
    countries: countries.map(({ name, languages, medical_visa_days }) => ({
      name,
      medicalVisaDays: medical_visa_days,
      languages: v.parse(TextsSchema, JSON.parse(languages)),
    })),
    sources,
    exchangeRates: Object.fromEntries(rates.map(({ currency, per_usd }) => [currency, per_usd])),
    routes,
    accommodation: new Map(
      accommodation.map(({ usd_per_night, ...kind }) => [
        kind.id,
        { ...kind, usd_per_night: v.parse(UsdByCountrySchema, JSON.parse(usd_per_night)) },
      ]),
    ),
    food: new Map(
      food.map(({ usd_per_day, ...kind }) => [
        kind.id,
        { ...kind, usd_per_day: v.parse(UsdByCountrySchema, JSON.parse(usd_per_day)) },
      ]),
    ),
  };
}

const rowsOf = <R extends { treatment_id: number }>(rows: R[], treatmentId: number) =>
  rows.filter(row => row.treatment_id === treatmentId);

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
        ...row,
        unit: row.unit === null ? null : v.parse(UnitSchema, JSON.parse(row.unit)),
        benefits: rowsOf(benefits, row.id).map(({ title }) => title),
        faqs: rowsOf(faqs, row.id).map(({ question, answer, topic }) => ({
          question,
          answer,
          topic: topic ?? undefined,
        })),
        prices: new Map(
          rowsOf(prices, row.id).map(({ country, usd, low, high }) => [country, { usd, low, high }]),
        ),
        homePrices: Object.fromEntries(rowsOf(home, row.id).map(({ source, usd }) => [source, usd])),
      },
    ]),
  );
}
