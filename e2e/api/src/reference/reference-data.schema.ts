import { BandSchema, PriceSourceSchema } from 'shared-contracts/wire';
import * as v from 'valibot';

const usd = v.pipe(v.number(), v.integer(), v.minValue(0));
const byCountry = v.record(v.string(), usd);
const byRoute = v.record(v.string(), byCountry);
const bandLines = BandSchema.entries.line.options;
const careKind = v.picklist(['medical', 'cosmetic']);
const ranges = v.record(v.string(), v.tuple([usd, usd]));
/** Address of a page that visitors can open: not the front page of a site, and without tracking. */
export const PageUrlSchema = v.pipe(
  v.string(),
  v.regex(
    /^https?:\/\/[\w-]+(?:\.[\w-]+)+\/(?:[^\s/?#]\S*|\?p=\d+)$/,
    'a page, not the front page of a site',
  ),
  v.check(address => !/[?&](?:utm_|gclid|fbclid|msclkid)/.test(address), 'a page without tracking'),
);
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
    /** The pages that prices were found on. */
    sources: v.array(
      v.object({
        id: v.string(),
        ...PriceSourceSchema.entries,
        url: PageUrlSchema,
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
      currency: v.optional(v.string(), ''),
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
      /** Days of the first visit. */
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
      /** The usual one; absent where none is needed. */
      anaesthetic: v.optional(v.picklist(['general', 'spinal', 'sedation', 'local'])),
      /** For how long somebody has to help, where a page says so. */
      helper_days: v.optional(
        v.object({
          days: v.number(),
          source: v.string(),
          url: PageUrlSchema,
          read: PriceSourceSchema.entries.read,
        }),
      ),
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
      cost_ranges: ranges,
      /** In the source countries where it was found. */
      home_prices: byCountry,
      home_ranges: ranges,
      /** By country, abroad and at home: the pages that give a price for the unit, each with its least and its most. */
      found: v.record(
        v.string(),
        v.pipe(v.array(v.object({ source: v.string(), usd: v.tuple([usd, usd]) })), v.minLength(1)),
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
