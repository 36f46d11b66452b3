import * as v from 'valibot';
import { bounds } from './bounds.ts';

// People type no control characters besides tabs and line ends, no halves of characters, and PostgreSQL refuses the null byte.
// oxlint-disable-next-line no-control-regex -- finding them is the purpose
const NOT_TEXT = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\p{Surrogate}]/u;

const isClean = (text: string) => !NOT_TEXT.test(text);

/** Config of a pipe whose length check comes first: no later check reads a text that is too long. */
export const lengthFirst = { abortPipeEarly: true } as const;

/** Text from a person: well-formed Unicode without control characters, at most `max` characters. */
export const textUpTo = (max: number) =>
  v.config(
    v.pipe(
      v.string(),
      v.maxLength(max, `At most ${max} characters`),
      v.check(isClean, 'Contains characters that are not text'),
    ),
    lengthFirst,
  );

/** A whole number, bounds included. */
const wholeNumber = <const Min extends number, const Max extends number>({
  min,
  max,
}: {
  min: Min;
  max: Max;
}) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** An id of the reference data (treatment, accommodation, food). */
export const IdSchema = wholeNumber({ min: 1, max: 1_000_000 });

/** A session's id. Not a secret: the session's cookie is. */
export const SessionIdSchema = wholeNumber({ min: 1, max: Number.MAX_SAFE_INTEGER });

/** A country's name as the API spells it. */
export const CountryNameSchema = v.pipe(textUpTo(bounds.name), v.minLength(1));

/** ISO 4217, e.g. `GBP`. */
export const CurrencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** One of section 5's four timelines, most urgent first. */
export const TimelineSchema = v.picklist(['urgent', 'soon', 'planning', 'research']);
export type Timeline = v.InferOutput<typeof TimelineSchema>;

/** A whole number from 0. */
export const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Days of a stay, rounded; 0 for what cannot be one. */
export const StayDaysSchema = v.pipe(
  v.number(),
  v.transform(days => Math.max(Math.round(days), 0)),
);

/** US dollars, never negative, and no more than any trip costs; cents are rounded away. */
export const UsdSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1e9), v.transform(Math.round));

/** What a person can read, without the space around it. */
export const ReadableSchema = v.pipe(v.string(), v.trim(), v.minLength(1));

/** A treatment's id as text, which an API may send as a number. */
export const IdTextSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^(?:[1-9]\d{0,5}|1000000)$/, 'must be a whole number from 1 to 1,000,000'),
);

/** US dollars by country name. */
export const UsdByCountrySchema = v.record(v.string(), UsdSchema);

/** The least and the most of the usual trip's total, from all home countries, where that is known. */
export const SpanSchema = v.optional(
  v.object({
    low: UsdSchema,
    high: UsdSchema,
    /** The typical total from some of them, by country: the range of all is often too wide to be a figure. */
    examples: v.optional(v.record(CountryNameSchema, UsdSchema)),
  }),
);

/** The same trip with the flight home only when a named guideline lets patients fly, where that is after the stay. */
export const LaterFlightSchema = v.optional(
  v.object({
    /** Nights of the trip itself. */
    stay: CountSchema,
    /** In words, e.g. `3 months`. */
    after: v.string(),
    /** Whose guideline it is, e.g. `NHS`. */
    advised_by: v.string(),
    total: UsdSchema,
    low: UsdSchema,
    high: UsdSchema,
  }),
);

/**
 * What a price rests on (section 10.6): it was found on pages that can be opened, for that treatment and country; or it is
 * interpolated from others; or the owner of the site set it.
 */
export const BasisSchema = v.picklist(['found', 'interpolated', 'set']);
export type PriceBasis = v.InferOutput<typeof BasisSchema>;

/** In an answer that has a price: its basis, and what has to stand next to that price wherever it is shown; null for most. */
export const provenanceEntries = { basis: BasisSchema, note: v.nullable(v.string()) } as const;

/** Month or day of a figure: `2026-11` or `2026-11-05`. */
export const AsOfSchema = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}(-\d{2})?$/));

/** What kind of publication a price rests on. `other`: a site of none of these kinds, or of an unknown one. */
export const SourceKindSchema = v.fallback(
  v.picklist(['clinic', 'survey', 'statistic', 'broker', 'press', 'blog', 'other']),
  'other',
);

/** A page that gives a price. */
export const PriceSourceSchema = v.object({
  publisher: v.string(),
  kind: SourceKindSchema,
  /** Year of its figures; null if the page does not say. */
  year: v.nullable(v.number()),
  /** Address of a page, not of a site's front page. */
  url: v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+\/./)),
  /** The day. */
  read: AsOfSchema,
});

/** In an answer: month or day of its figures; null if that is not known. */
export const MaybeAsOfSchema = v.nullable(AsOfSchema);

/** Number of patients (section 5). */
export const PatientsSchema = wholeNumber(bounds.patients);

/** Number of travelers: patients and companions together (section 7's `people_count`). */
export const PeopleSchema = wholeNumber(bounds.travelers);

/** Number of nights (section 5). */
export const NightsSchema = wholeNumber(bounds.nights);

/** Number of units, such as teeth, that each patient has treated (section 10.5). */
export const UnitsSchema = wholeNumber(bounds.units);

/** Number of visits that are counted (section 10.29). */
export const VisitsSchema = wholeNumber(bounds.visits);

/** Nights of each visit after the first. */
export const LaterNightsSchema = v.pipe(v.array(NightsSchema), v.maxLength(bounds.visits.max - 1));

/** The usual visits of a treatment that needs more than one (section 10.29). */
export const UsualVisitsSchema = v.pipe(
  v.object({
    /** Days of each visit, in order; the first one's are the treatment's days. */
    days: v.pipe(v.array(NightsSchema), v.minLength(2), v.maxLength(bounds.visits.max)),
    /** The fewest and the most months between two of them. */
    apart_months: v.tuple([CountSchema, CountSchema]),
    /** What number and days rest on: a source, or that they are the site's own assumption. */
    note: v.string(),
  }),
  v.transform(({ apart_months, ...visits }) => ({
    ...visits,
    apartMonths: apart_months,
    /** The same in words. */
    apart: `${apart_months[0]} to ${apart_months[1]} months apart`,
  })),
);
export type UsualVisits = v.InferOutput<typeof UsualVisitsSchema>;

/** In an answer about a treatment: its usual visits; null where one is enough, or that is not known. */
export const visitsEntries = { visits: v.nullable(UsualVisitsSchema) } as const;

/** What a treatment's price leaves out and nobody knows before the clinic says so. */
export const LeftOutSchema = v.array(
  v.object({
    /** As a line of the estimate, e.g. `Stimulation medicines`. */
    name: v.string(),
    /** After "without", e.g. `medicines`. */
    short: v.string(),
  }),
);

/** What a treatment's price leaves out. Most prices leave out nothing. */
export interface LeavesOut {
  leftOut?: v.InferOutput<typeof LeftOutSchema>;
}

/** Travelers are patients and companions. */
export const checkGroupSize = <T extends { people_count: number; patient_count: number }>() =>
  v.check(
    ({ people_count, patient_count }: T) =>
      people_count >= patient_count && people_count - patient_count <= bounds.companions.max,
    `people_count must be patient_count plus 0 to ${bounds.companions.max}`,
  );
