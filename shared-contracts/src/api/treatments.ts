import * as v from 'valibot';
import { PictureUrlSchema } from '../site/images.ts';
import { assignSlugs } from '../treatments/assign-slugs.ts';
import { SlugSchema } from '../treatments/slugs.ts';
import type { Http } from './call.ts';
import { callMessages } from './call-messages.ts';
import {
  BasisSchema,
  CountryNameSchema,
  CountSchema,
  IdTextSchema,
  LeftOutSchema,
  MaybeAsOfSchema,
  NightsSchema,
  PatientsSchema,
  ReadableSchema,
  StayDaysSchema,
  UnitsSchema,
  UsdSchema,
  visitsEntries,
} from './fields.ts';

/** What is counted when a price is one piece's, e.g. `{ one: 'veneer', many: 'veneers', max: 32 }`. */
export const UnitSchema = v.object({
  one: v.string(),
  many: v.string(),
  /** The most that one patient has treated. */
  max: UnitsSchema,
});

/** Section 3's default, which sorts last. */
const NO_ORDER = 0;
/** The first place, in an API that counts from 0. */
const FIRST = 0.5;

const TreatmentSchema = v.pipe(
  v.object({
    id: IdTextSchema,
    name: ReadableSchema,
    /** Slug of its page's address; section 3's, else made of the name, if the API does not say. */
    slug: v.fallback(v.optional(SlugSchema), undefined),
    /** Other slugs of the page, such as the one before the treatment was renamed. */
    aliases: v.fallback(v.optional(v.array(SlugSchema)), undefined),
    category: ReadableSchema,
    /** Zero if there is none. */
    base_cost: UsdSchema,
    /** Where that is the price; null if it is not known. */
    base_country: v.nullable(CountryNameSchema),
    /** What the price there rests on. */
    basis: BasisSchema,
    /** Range for the typical number of units there, or for one where the API says no price of several. */
    base_range: v.optional(v.tuple([UsdSchema, UsdSchema])),
    description: v.string(),
    /** The API's spelling; 0 if it is not known. */
    min_treatement_days: StayDaysSchema,
    /** Null if there is none that can be shown. */
    image: v.fallback(v.nullable(PictureUrlSchema), null),
    /** What the image shows; empty if that is not known. */
    image_text: v.string(),
    order: v.nullable(v.number()),
    /** Empty if it is not known. */
    price_unit: v.string(),
    typical_units: v.pipe(CountSchema, v.minValue(1)),
    /** Null when the price is the whole treatment's. */
    unit: v.nullable(UnitSchema),
    /** Lowest price of the typical number of units. */
    typical_cost: v.optional(UsdSchema),
    ...visitsEntries,
    left_out: v.optional(LeftOutSchema),
    /** How many usually come along with a patient, and who says so. */
    companions: v.optional(v.object({ usual: PatientsSchema, note: v.string() })),
    /** When a guideline lets patients fly home: after so many days, in words `3 months`, and who says so. */
    earliest_flight: v.optional(
      v.object({
        days: NightsSchema,
        after: v.string(),
        text: v.string(),
        source: v.string(),
        source_url: v.optional(v.pipe(v.string(), v.startsWith('https://'))),
      }),
    ),
    /** Where on the body it is done; null if that is not one place, or not known. */
    body_location: v.nullable(v.string()),
    as_of: MaybeAsOfSchema,
  }),
  v.transform(
    ({
      base_cost,
      base_country,
      base_range,
      image_text,
      min_treatement_days,
      order,
      price_unit,
      typical_units,
      typical_cost,
      body_location,
      left_out,
      earliest_flight,
      as_of,
      ...treatment
    }) => ({
      ...treatment,
      /** Lowest price of any destination, whole USD per `priceUnit`; 0 if there is none: then it is asked for. */
      estimatedCost: base_cost,
      /** The destination with that price; null if it is not known. */
      cheapestIn: base_country,
      /** The least and the most that it costs there, for the typical number of units. */
      ...(base_range && { cheapestRange: { low: base_range[0], high: base_range[1] } }),
      imageText: image_text,
      /** Typical stay in days, of the first visit where there are several. */
      duration: min_treatement_days,
      order: order === null ? NO_ORDER : order || FIRST,
      /** What one price buys, e.g. `one tooth`. */
      priceUnit: price_unit,
      /** The usual number of units. */
      typicalUnits: typical_units,
      /** Lowest price of so many, where several are usual; null if the API does not say. */
      ...(treatment.unit && typical_units > 1 && { typicalCost: typical_cost ?? null }),
      bodyLocation: body_location,
      asOf: as_of,
      /** What the price leaves out and nobody knows before the clinic says so. */
      ...(left_out && { leftOut: left_out }),
      ...(earliest_flight && { earliestFlight: earliest_flight }),
    }),
  ),
);

/** Answer of `GET /masters/treatments` (sections 7 and 10.6). The first row of an id counts. */
export const TreatmentsAnswerSchema = v.pipe(
  v.array(TreatmentSchema),
  v.transform(rows => {
    const ids = new Set<string>();
    return assignSlugs(rows.filter(({ id }) => !ids.has(id) && ids.add(id)));
  }),
);

/** A treatment as pages see it (section 3). An `order` of 0 means that the API gives none, and sorts last. */
export type Treatment = v.InferOutput<typeof TreatmentSchema>;

/** Limits an answer to part of the list; `first`: to so many of each category. An API may ignore it. */
export type TreatmentsNarrow =
  | { search: string }
  | { slug: string }
  | { category: string }
  | { first: string };

/**
 * `GET /masters/treatments`. @throws ApiError 'Failed to fetch treatments'
 * @param narrow limits the answer to part of the list; an API may ignore it
 */
export const fetchTreatments = (http: Http) => (signal?: AbortSignal, narrow?: TreatmentsNarrow) =>
  http({
    path: 'masters/treatments',
    ...(narrow && { search: narrow }),
    answer: TreatmentsAnswerSchema,
    message: callMessages.treatments,
    signal,
  });
