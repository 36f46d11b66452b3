import * as v from 'valibot';
import { SlugSchema } from '../treatments/slugs.ts';
import { callMessages } from './call-messages.ts';
import {
  AsOfSchema,
  BasisSchema,
  CountryNameSchema,
  IdSchema,
  MaybeAsOfSchema,
  PageUrlSchema,
  SourceKindSchema,
  UsdSchema,
  visitsEntries,
} from './fields.ts';
import { HomeRangeSchema } from './home-price.ts';
import type { Http } from './http.ts';
import { UnitSchema } from './treatments.ts';

const BookPriceSchema = v.pipe(
  v.object({
    country: CountryNameSchema,
    low: UsdSchema,
    typical: UsdSchema,
    high: UsdSchema,
    /** Like `basis`, which APIs before 2.0 lack. */
    range: v.optional(v.fallback(v.picklist(['published', 'interpolated']), 'interpolated'), 'interpolated'),
    basis: v.optional(v.fallback(BasisSchema, 'estimate')),
    /** What there is to say of this one price; null for most. */
    note: v.nullish(v.string(), null),
  }),
  v.transform(({ basis, ...price }) => ({
    ...price,
    basis: basis ?? (price.range === 'published' ? ('published' as const) : ('estimate' as const)),
  })),
);

/** What a price rests on. */
const PublicationSchema = v.object({
  name: v.string(),
  kind: SourceKindSchema,
  /** Of its figures; null if it is not known. */
  year: v.nullable(v.number()),
  /** The very page with the day it was read; null where the site only is known. */
  page: v.nullable(v.object({ url: PageUrlSchema, read: AsOfSchema })),
});

/** What the treatment costs at home, paid privately. */
const BookHomePriceSchema = v.object({
  country: CountryNameSchema,
  typical: UsdSchema,
  ...HomeRangeSchema.entries,
  /** The publications that give a figure for that country. */
  sources: v.array(v.string()),
});

const BookTreatmentSchema = v.pipe(
  v.object({
    treatment_id: IdSchema,
    name: v.string(),
    /** Of the treatment's page; that of the name if the API does not say. */
    slug: v.fallback(v.optional(SlugSchema), undefined),
    category: v.string(),
    /** What one price is for, e.g. `per tooth`. */
    price_unit: v.optional(v.string(), ''),
    /** What is counted when that is one piece; null when it is the whole treatment, or the API does not say. */
    unit: v.nullish(UnitSchema, null),
    ...visitsEntries,
    /** What its price includes and leaves out, where the general lists do not fit it; null elsewhere. */
    includes: v.nullish(v.array(v.string()), null),
    excludes: v.nullish(v.array(v.string()), null),
    /** The publications that its prices rest on, each with the year of its figures if that is known. */
    sources: v.optional(v.array(v.string()), []),
    /** The same with their kind, and where they can be opened. APIs before 2.0 give none. */
    publications: v.optional(v.array(PublicationSchema)),
    /** Addresses of those that have one, by what `sources` calls them. */
    source_urls: v.optional(v.record(v.string(), v.pipe(v.string(), v.startsWith('https://'))), {}),
    /** At every destination that offers the treatment. */
    prices: v.array(BookPriceSchema),
    /** In the source countries of which a source is known. */
    home_prices: v.optional(v.array(BookHomePriceSchema), []),
  }),
  v.transform(({ treatment_id, price_unit, source_urls, home_prices, publications = [], ...treatment }) => ({
    treatmentId: String(treatment_id),
    priceUnit: price_unit,
    sourceUrls: source_urls,
    homePrices: home_prices,
    publications,
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
    methods: v.optional(v.array(v.object({ title: v.string(), text: v.string() })), []),
    /** What the price of every other treatment includes and leaves out; empty where the API does not say. */
    includes: v.optional(v.array(v.string()), []),
    excludes: v.optional(v.array(v.string()), []),
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
    absent: { treatments: [], methods: [], includes: [], excludes: [], asOf: null },
    message: callMessages.priceBook,
    signal,
  });
