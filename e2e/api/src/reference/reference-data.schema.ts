import { BandSchema, PriceSourceSchema } from 'shared-contracts/wire';
import * as v from 'valibot';

const usd = v.pipe(v.number(), v.integer(), v.minValue(0));
const byCountry = v.record(v.string(), usd);
const byRoute = v.record(v.string(), byCountry);
const bandLines = BandSchema.entries.line.options;
const careKind = v.picklist(['medical', 'cosmetic']);
const hours = v.pipe(v.number(), v.minValue(0));

/** `data/reference-data.json`, all prices and texts. */
export const ReferenceDataSchema = v.object({
  meta: v.object({
    as_of: v.string(),
    fx_as_of: v.string(),
    includes: v.array(v.string()),
    excludes: v.array(v.string()),
    /** Home countries whose totals stand for near and far: those of all together say too little. */
    example_sources: v.pipe(v.array(v.string()), v.minLength(1)),
    /** How far each line of a total, but the treatment's, may lie below and above, and why. */
    cost_bands: v.pipe(
      v.array(BandSchema),
      v.check(
        bands => bandLines.every(line => bands.filter(band => band.line === line).length === 1),
        `one band of each of ${bandLines.join(', ')}`,
      ),
    ),
    /** Prices that the customer fixed, with what visitors are told of them. A price that is not confirmed is not a published one. */
    spec_fixed: v.array(
      v.object({
        treatment_id: v.number(),
        country: v.string(),
        usd,
        confirmed: v.optional(v.boolean(), true),
        note: v.string(),
      }),
    ),
    /** Prices that are out of line with the treatment's others, with the reason why they stay. */
    price_exceptions: v.array(
      v.object({ treatment_id: v.number(), country: v.string(), reason: v.string() }),
    ),
  }),
  price_book: v.object({
    /** The publications that prices rest on, each with the year of its figures if that is known. */
    sources: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        kind: PriceSourceSchema.entries.kind,
        /** The very page, and the day it was read; absent where the site only is known. */
        page: v.optional(
          v.object({ url: PriceSourceSchema.entries.url, read: PriceSourceSchema.entries.read }),
        ),
        year: v.nullable(v.number()),
      }),
    ),
    methods: v.array(v.object({ title: v.string(), text: v.string() })),
  }),
  /** What public care at home pays for a kind of treatment, in one sentence with its source. */
  public_care: v.array(
    v.object({
      country: v.string(),
      kind: careKind,
      text: v.string(),
      source: v.string(),
      url: v.optional(v.pipe(v.string(), v.startsWith('https://'))),
    }),
  ),
  sources: v.array(v.object({ name: v.string(), currency: v.string() })),
  fx_per_usd: v.record(v.string(), v.pipe(v.number(), v.gtValue(0))),
  countries: v.array(
    v.object({
      name: v.string(),
      language: v.array(v.string()),
      medical_visa_days: v.nullish(v.number(), null),
    }),
  ),
  treatments: v.array(
    v.object({
      id: v.number(),
      slug: v.string(),
      alias_slugs: v.optional(v.array(v.string()), []),
      name: v.string(),
      category: v.string(),
      /** Absent where public care depends on the case, as for teeth. */
      care: v.optional(careKind),
      order: v.number(),
      price_unit: v.pipe(v.string(), v.nonEmpty('there is no unit')),
      typical_units: v.number(),
      /** What is counted, if the price is one piece's. */
      unit: v.nullish(v.object({ one: v.string(), many: v.string(), max: v.number() }), null),
      body_location: v.nullish(v.string(), null),
      /** Of the first visit. */
      min_treatement_days: v.number(),
      /** Where one visit is not enough: the usual ones, the first one included. */
      visits: v.nullish(
        v.object({
          days: v.array(v.number()),
          apart_months: v.tuple([v.number(), v.number()]),
          /** What number and days rest on, for visitors. */
          note: v.string(),
        }),
        null,
      ),
      /** Companions of a patient where somebody usually comes along, and what says so: a text of this treatment. */
      companions: v.optional(v.object({ usual: v.number(), note: v.string() })),
      /** The days after which a named guideline lets patients fly, where those are more than the stay. */
      earliest_flight: v.optional(
        v.object({
          days: v.number(),
          after: v.string(),
          /** Whose guideline it is, in a word. */
          advised_by: v.string(),
          text: v.string(),
          source: v.string(),
          source_url: v.optional(v.pipe(v.string(), v.startsWith('https://'))),
        }),
      ),
      /** What the price covers, as far as the general lists of `meta` do not fit the treatment. */
      includes: v.optional(v.array(v.string())),
      excludes: v.optional(v.array(v.string())),
      /** What the price lacks and nobody knows before the clinic says so: as a line of the estimate, and after "without". */
      left_out: v.optional(v.array(v.object({ name: v.string(), short: v.string() }))),
      description: v.string(),
      benefits: v.array(v.string()),
      faqs: v.array(
        v.object({ question: v.string(), answer: v.string(), topic: v.optional(v.picklist(['flying'])) }),
      ),
      /** Without any the treatment is listed, and its price asked for. */
      costs: byCountry,
      /** Ids of its sources in `price_book`. */
      price_sources: v.array(v.string()),
      /** Countries whose range was found published. The ranges of the others are interpolated. */
      published_ranges: v.array(v.string()),
      cost_ranges: v.record(v.string(), v.tuple([usd, usd])),
      home_prices: byCountry,
      /** Source countries for which a source gives a figure. The home prices of the others are not shown. */
      home_price_sources: v.record(
        v.string(),
        v.object({
          range: v.tuple([usd, usd]),
          /** Ids in `price_book`. */
          sources: v.pipe(v.array(v.string()), v.minLength(1)),
          /** The surgeon's fee, if the source gives nothing else: the rest of the price is our own estimate. */
          surgeon_fee: v.optional(usd),
        }),
      ),
    }),
  ),
  travel: byRoute,
  flight_hours: v.record(v.string(), v.record(v.string(), hours)),
  visa: byRoute,
  accommodation: v.array(
    v.object({ id: v.number(), name: v.string(), description: v.string(), usd_per_night: byCountry }),
  ),
  food: v.array(v.object({ id: v.number(), name: v.string(), usd_per_day: byCountry })),
});
export type ReferenceData = v.InferOutput<typeof ReferenceDataSchema>;
