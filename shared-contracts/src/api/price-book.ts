import * as v from 'valibot';
import { SlugSchema } from '../treatments/slugs.ts';
import type { Http } from './call.ts';
import { callMessages } from './call-messages.ts';
import {
  CountryNameSchema,
  IdSchema,
  MaybeAsOfSchema,
  PriceSourceSchema,
  provenanceEntries,
  UsdSchema,
  visitsEntries,
} from './fields.ts';
import { HomeRangeSchema } from './home-price.ts';
import { UnitSchema } from './treatments.ts';

const priceEntries = {
  country: CountryNameSchema,
  typical: UsdSchema,
  /** The pages that give a price for that treatment and country. */
  sources: v.array(PriceSourceSchema),
};

const BookPriceSchema = v.object({ ...priceEntries, low: UsdSchema, high: UsdSchema, ...provenanceEntries });

/** What the treatment costs at home, paid privately. */
const BookHomePriceSchema = v.object({ ...priceEntries, ...HomeRangeSchema.entries });

const BookTreatmentSchema = v.pipe(
  v.object({
    treatment_id: IdSchema,
    name: v.string(),
    /** Slug of the treatment's page; made of the name if the API does not say. */
    slug: v.fallback(v.optional(SlugSchema), undefined),
    category: v.string(),
    /** What one price is for, e.g. `per tooth`. */
    price_unit: v.string(),
    /** What is counted when that is one piece; null when it is the whole treatment, or not known. */
    unit: v.nullable(UnitSchema),
    ...visitsEntries,
    /** What its price includes and leaves out, where the general lists do not fit it; null elsewhere. */
    includes: v.nullable(v.array(v.string())),
    excludes: v.nullable(v.array(v.string())),
    /** At every destination that offers the treatment. */
    prices: v.array(BookPriceSchema),
    /** In the source countries of which a source is known. */
    home_prices: v.array(BookHomePriceSchema),
  }),
  v.transform(({ treatment_id, price_unit, home_prices, ...treatment }) => ({
    treatmentId: String(treatment_id),
    priceUnit: price_unit,
    homePrices: home_prices,
    ...treatment,
  })),
);

/** The prices of a treatment at all its destinations, and what they rest on. */
export type BookTreatment = v.InferOutput<typeof BookTreatmentSchema>;

/** Answer of `GET /masters/price-book` (section 10.6). */
export const PriceBookAnswerSchema = v.pipe(
  v.object({
    treatments: v.array(BookTreatmentSchema),
    /** How each kind of price is found. */
    methods: v.array(v.object({ title: v.string(), text: v.string() })),
    /** What the price of every other treatment includes and leaves out; empty where that is not known. */
    includes: v.array(v.string()),
    excludes: v.array(v.string()),
    as_of: MaybeAsOfSchema,
  }),
  v.transform(({ as_of, ...book }) => ({ ...book, asOf: as_of })),
);

/** Every price of a treatment in whole USD, with its sources, and the methods. */
export type PriceBook = v.InferOutput<typeof PriceBookAnswerSchema>;

/** `GET /masters/price-book`. @throws ApiError 'Failed to fetch the price book' */
export const fetchPriceBook = (http: Http) => (signal?: AbortSignal, narrow?: { treatment_id: string }) =>
  http({
    path: 'masters/price-book',
    ...(narrow && { search: narrow }),
    answer: PriceBookAnswerSchema,
    message: callMessages.priceBook,
    signal,
  });
