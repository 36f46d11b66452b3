import { siteConfig } from '../site/site.config.ts';
import { wholeCost } from './whole-cost.ts';

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands for a value: itself, or what means that the API has none. */
type Fill = (value: unknown, row: Row) => unknown;

const or =
  (missing: unknown): Fill =>
  value =>
    value ?? missing;

const orField =
  (field: string): Fill =>
  (value, row) =>
    value ?? row[field] ?? 0;

/** A list without rows is as good as none. */
const orList = (missing: readonly unknown[], fields: Record<string, Fill> = {}): Fill => {
  const fill = list(fields);
  return (value, row) => {
    const isEmpty = Array.isArray(value) && value.length === 0;
    return fill((isEmpty && missing.length > 0) || (value ?? null) === null ? missing : value, row);
  };
};

/** The same row if nothing of it is missing. */
const whole =
  (fields: Record<string, Fill>): Fill =>
  value => {
    if (!isRow(value)) return value;
    const filled = Object.entries(fields)
      .map(([field, fill]) => [field, fill(value[field], value)] as const)
      .filter(([field, content]) => content !== value[field]);
    return filled.length > 0 ? { ...value, ...Object.fromEntries(filled) } : value;
  };

const wholeOrNull = (fields: Record<string, Fill>): Fill => {
  const fill = whole(fields);
  return (value, row) => fill(value ?? null, row);
};

/** The same list if nothing of it is missing. */
const listOf =
  (fill: Fill): Fill =>
  value => {
    if (!Array.isArray(value)) return value;
    const rows: unknown[] = value.map(row => fill(row, {}));
    return rows.some((row, index) => row !== value[index]) ? rows : value;
  };
const list = (fields: Record<string, Fill>): Fill => listOf(whole(fields));

/** A row with a cost, whole in every field. */
const withCost = (
  fields: Record<string, Fill>,
  numbers: readonly string[] = [],
  needsTreatment = true,
): Fill => {
  const fill = whole(fields);
  const known = [...Object.keys(fields), ...numbers];
  return (value, row) => {
    const filled = fill(value, row);
    return isRow(filled) ? wholeCost(filled, known, needsTreatment) : filled;
  };
};

/** A basis that the site does not know says no more than none. */
const basis: Fill = value =>
  ['found', 'interpolated', 'set'].includes(String(value)) ? value : 'interpolated';
const provenance = { basis, note: or(null) };
const homeRange = { ...provenance, year: or(null) };
const sources = orList([], { year: or(null) });

/** As it is spelled in the first row: `dental ` is `Dental`. */
const likeTheFirst = (): Fill => {
  const spelled = new Map<string, string>();
  return value => {
    if (typeof value !== 'string') return value;
    const key = value.trim().toLowerCase();
    const first = spelled.get(key) ?? value;
    spelled.set(key, first);
    return first;
  };
};

const treatmentFields: Record<string, Fill> = {
  base_cost: or(0),
  base_country: or(null),
  basis,
  description: or(''),
  min_treatement_days: or(0),
  image: or(null),
  image_text: or(''),
  order: or(null),
  price_unit: or(''),
  typical_units: or(1),
  unit: or(null),
  visits: or(null),
  body_location: or(null),
  as_of: or(null),
};
const treatments: Fill = (value, row) => list({ ...treatmentFields, category: likeTheFirst() })(value, row);

const countries = list({
  baseprice: or(0),
  price_low: orField('baseprice'),
  price_high: orField('baseprice'),
  price_unit: or(''),
  stay_days: or(0),
  includes: or([]),
  excludes: or([]),
  ...provenance,
  as_of: or(null),
});

const destinations = list({
  languages: or([]),
  treatments: or(0),
  lowest_price: or(0),
  lowest_basis: basis,
  lowest_treatment_id: or(null),
  visa_fees: or({}),
  flight_hours_by_source: or({}),
  medical_visa_days: or(null),
  as_of: or(null),
});

const options = whole({
  // What one costs only the API knows.
  accommodation: orList(siteConfig.accommodation, { description: or(''), usd_per_night: or({}) }),
  food: orList(siteConfig.food, { usd_per_day: or({}) }),
  exchange_rates: or({}),
  sources: or([]),
  bands: or([]),
  as_of: or(null),
  email_copies: or(false),
  request_about: or(false),
});

const trips = whole({
  treatments: list({
    units: or(1),
    visits: or(null),
    home: or(null),
    home_range: wholeOrNull(homeRange),
    public_care: or(null),
    costs: list(provenance),
  }),
  as_of: or(null),
});

const costsBySource = whole({
  visits: or(null),
  ...provenance,
  costs: listOf(
    withCost({ home: or(null), home_range: wholeOrNull(homeRange) }, ['low', 'high', 'flight_hours']),
  ),
  as_of: or(null),
});

const priceBook = whole({
  treatments: list({
    price_unit: or(''),
    unit: or(null),
    visits: or(null),
    includes: or(null),
    excludes: or(null),
    prices: list({ ...provenance, sources }),
    home_prices: orList([], { ...homeRange, sources }),
  }),
  methods: or([]),
  includes: or([]),
  excludes: or([]),
  as_of: or(null),
});

const costsByTreatment = listOf(
  withCost(
    {
      ...provenance,
      home_price: wholeOrNull(homeRange),
      alternatives: whole({ accommodation_id: or({}), food_id: or({}) }),
      less_than_home: whole({ from_units: or(null), up_to_companions: or(null) }),
      as_of: or(null),
    },
    ['low', 'high'],
  ),
);

/** As a path has it, or the pattern of one. */
const SESSION_ID = /(?<=^GET journey\/)(?:\d+|\*)/;

/** By call, below `/api/`. Calls that are not here have no field that an API may lack. */
const forms: Readonly<Record<string, Fill>> = {
  'GET masters/treatments': treatments,
  'POST masters/treatment-countries': countries,
  'GET masters/travel-visa-costs': whole({ as_of: or(null) }),
  'GET masters/options': options,
  'GET masters/destinations': destinations,
  'GET masters/trip-costs': trips,
  'GET masters/costs-by-source': costsBySource,
  'GET masters/price-book': priceBook,
  'POST journey/compute-cost-by-treatment': costsByTreatment,
  'GET journey/{sessionId}': whole({ cost: withCost({}) }),
  'GET journey/{sessionId}/cost': withCost({}, [], false),
};

/**
 * An answer with every field that the site's form has: what the API does not say is null, empty, zero or, for a basis,
 * interpolated. Section 7 has few of these fields. A cost adds up. Nothing is checked.
 * @param call such as `GET masters/treatments`; with a session's id in it, too
 * @returns the same value if nothing of it is missing
 */
export const wholeAnswer = (call: string, answer: unknown): unknown =>
  forms[call.replace(SESSION_ID, '{sessionId}')]?.(answer, {}) ?? answer;
