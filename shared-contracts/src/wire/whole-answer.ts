import { siteConfig } from '../site/site.config.ts';

type Row = Readonly<Record<string, unknown>>;

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
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const row = value as Row;
    const filled = Object.entries(fields)
      .map(([field, fill]) => [field, fill(row[field], row)] as const)
      .filter(([field, content]) => content !== row[field]);
    return filled.length > 0 ? { ...row, ...Object.fromEntries(filled) } : row;
  };

const wholeOrNull = (fields: Record<string, Fill>): Fill => {
  const fill = whole(fields);
  return (value, row) => fill(value ?? null, row);
};

/** The same list if nothing of it is missing. */
const list = (fields: Record<string, Fill>): Fill => {
  const fill = whole(fields);
  return value => {
    if (!Array.isArray(value)) return value;
    const rows: unknown[] = value.map(row => fill(row, {}));
    return rows.some((row, index) => row !== value[index]) ? rows : value;
  };
};

/** A basis that the site does not know says no more than none. */
const basis: Fill = value =>
  ['found', 'interpolated', 'set'].includes(String(value)) ? value : 'interpolated';
const provenance = { basis, note: or(null) };
const homeRange = { ...provenance, year: or(null) };
const sources = orList([], { year: or(null) });

const treatments = list({
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
});

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
  costs: list({ home: or(null), home_range: wholeOrNull(homeRange) }),
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

const costsByTreatment = list({
  ...provenance,
  home_price: wholeOrNull(homeRange),
  alternatives: whole({ accommodation_id: or({}), food_id: or({}) }),
  less_than_home: whole({ from_units: or(null), up_to_companions: or(null) }),
  as_of: or(null),
});

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
};

/**
 * An answer with every field that the site's form has: what the API does not say is null, empty, zero or, for a basis,
 * interpolated. Section 7 has few of these fields. Nothing is checked.
 * @param call such as `GET masters/treatments`
 * @returns the same value if nothing of it is missing
 */
export const wholeAnswer = (call: string, answer: unknown): unknown => forms[call]?.(answer, {}) ?? answer;
