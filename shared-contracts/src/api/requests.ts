import * as v from 'valibot';
import { SEARCH_TERM_MAX } from '../treatments/read-search.ts';
import { SlugSchema } from '../treatments/slugs.ts';
import { CountryNameSchema, IdSchema, IdTextSchema, lengthFirst, SessionIdSchema } from './fields.ts';
import { CALLS_MAX, LIST_MAX } from './joined-calls.ts';

// Queries and bodies, for the API only: in the files of their calls they would be part of every page.

const CategorySchema = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
/** How many of each category. */
const FirstSchema = v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number));

/** Body of `POST /journey/compute-cost` (section 7). */
export const ComputeCostRequestSchema = v.strictObject({ session_id: SessionIdSchema });

/** Query of `GET /masters/costs-by-source` (section 10.6). */
export const CostsBySourceQuerySchema = v.strictObject({
  treatment_id: IdTextSchema,
  destination: CountryNameSchema,
});

/** Query of `GET /journey/by-ip/{ip}` (section 7). */
export const FindSessionQuerySchema = v.strictObject({ country: CountryNameSchema });

/** Body of `POST /journey/start/{ip}` (section 7). */
export const StartSessionRequestSchema = v.strictObject({ country: CountryNameSchema });

/** Value of the idempotency header. */
export const IdempotencyKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/));

/** Query of `GET /masters/travel-visa-costs` (section 7). */
export const TravelVisaQuerySchema = v.strictObject({
  source: CountryNameSchema,
  destination: CountryNameSchema,
});

/** Body of the calls about one treatment (section 7). */
export const TreatmentRequestSchema = v.strictObject({ treatment_id: IdSchema });

/** Query of `GET /masters/treatments` (section 7), and what it may be narrowed to. */
export const TreatmentsQuerySchema = v.strictObject({
  search: v.optional(v.pipe(v.string(), v.maxLength(SEARCH_TERM_MAX))),
  slug: v.optional(SlugSchema),
  category: v.optional(CategorySchema),
  first: v.optional(FirstSchema),
});

/** Query of `GET /masters/price-book` (section 10.6): what it may be narrowed to. */
export const PriceBookQuerySchema = v.strictObject({ treatment_id: v.optional(IdTextSchema) });

/**
 * Query of `GET /masters/trip-costs` (section 10.6), and what it may be narrowed to. Without a source, fares and visa fees are
 * not included.
 */
export const TripCostsQuerySchema = v.strictObject({
  source: v.optional(CountryNameSchema),
  treatment_id: v.optional(IdTextSchema),
  destination: v.optional(CountryNameSchema),
  category: v.optional(CategorySchema),
  first: v.optional(FirstSchema),
});

const ValueSchema = v.union([v.string(), v.number()]);

/** Query of `GET /masters/joined` (section 10.6): the name of each call below `masters/`, and its query or body. */
export const JoinedQuerySchema = v.strictObject({
  calls: v.config(
    v.pipe(
      v.string(),
      v.maxLength(LIST_MAX),
      v.parseJson(),
      v.array(v.strictTuple([v.string(), v.record(v.string(), ValueSchema)])),
      v.maxLength(CALLS_MAX),
    ),
    lengthFirst,
  ),
});
