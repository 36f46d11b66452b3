import type { BaseIssue } from 'valibot';
import type { ReferenceData } from './reference-data.schema.ts';

type Path = readonly PropertyKey[];

/** A row of the reference data that cannot be used. */
export interface RowFault {
  path: Path;
  /** What is wrong with it, without its place. */
  text: string;
}

/** Entries that are left out alone (`*` is any key). A fault elsewhere leaves out the whole row. */
const ENTRIES = [
  'treatments.*.costs.*',
  'treatments.*.cost_ranges.*',
  'treatments.*.home_prices.*',
  'treatments.*.home_ranges.*',
  'treatments.*.found.*',
  'accommodation.*.usd_per_night.*',
  'food.*.usd_per_day.*',
  'travel.*.*',
  'visa.*.*',
  'flight_hours.*.*',
].map(pattern => pattern.split('.'));

/** The path to the row that something is in; undefined if it is in none, and nothing can be left out. */
export function rowPathOf(path: Path): Path | undefined {
  const entry = ENTRIES.find(
    pattern =>
      pattern.length <= path.length && pattern.every((key, index) => key === '*' || key === path[index]),
  );
  if (entry) return path.slice(0, entry.length);
  const row = path.findIndex(key => typeof key === 'number');
  return row === -1 ? undefined : path.slice(0, row + 1);
}

/** A fault of the form, as one of a row or of the whole. */
export const faultOfIssue = ({ path, message }: BaseIssue<unknown>): RowFault => ({
  path: path?.map(({ key }) => key as PropertyKey) ?? [],
  text: message,
});

/** Where rows name what is not there, or say the same twice. */
export function findMismatches(data: ReferenceData): RowFault[] {
  const countries = new Set(data.countries.map(({ name }) => name));
  const homes = new Set(data.sources.map(({ name }) => name));
  const pages = new Set(data.price_book.sources.map(({ id }) => id));
  const faults: RowFault[] = [];
  const require = (isRight: boolean, path: Path, text: string) => {
    if (!isRight) faults.push({ path, text });
  };
  const requireOnce = (list: 'treatments' | 'countries', values: readonly unknown[], what: string) => {
    const seen = new Set<unknown>();
    for (const [index, value] of values.entries()) {
      require(!seen.has(value), [list, index], `another one has the ${what} ${String(value)}`);
      seen.add(value);
    }
  };
  requireOnce(
    'treatments',
    data.treatments.map(({ id }) => id),
    'id',
  );
  requireOnce(
    'treatments',
    data.treatments.map(({ slug }) => slug),
    'slug',
  );
  requireOnce(
    'countries',
    data.countries.map(({ name }) => name),
    'name',
  );

  for (const [index, treatment] of data.treatments.entries()) {
    const at = (...keys: PropertyKey[]) => ['treatments', index, ...keys];
    for (const country of Object.keys(treatment.costs))
      require(countries.has(country), at('costs', country), 'there is no such country');
    for (const [prices, ranges] of [
      ['costs', 'cost_ranges'],
      ['home_prices', 'home_ranges'],
    ] as const)
      for (const [country, [low, high]] of Object.entries(treatment[ranges])) {
        const price = treatment[prices][country];
        const isRange = price !== undefined && low <= price && price <= high;
        require(isRange, at(ranges, country), 'it does not hold the price there');
      }
    for (const country of Object.keys(treatment.home_prices)) {
      require(homes.has(country), at('home_prices', country), 'there is no such home country');
      require(country in treatment.found, at('home_prices', country), 'no page gives it');
    }
    for (const [country, found] of Object.entries(treatment.found)) {
      const unknown = found.find(({ source }) => !pages.has(source));
      require(unknown === undefined, at('found', country), `there is no source ${unknown?.source}`);
    }
  }
  for (const [source, fares] of Object.entries(data.travel))
    for (const destination of Object.keys(fares)) {
      const path = ['travel', source, destination];
      require(homes.has(source), path, `there is no home country ${source}`);
      require(countries.has(destination), path, `there is no country ${destination}`);
      require(data.visa[source]?.[destination] !== undefined, path, 'there is no visa fee');
      require(data.flight_hours[source]?.[destination] !== undefined, path, 'there are no flight hours');
    }
  for (const [index, { country }] of data.public_care.entries())
    require(homes.has(country), ['public_care', index], `there is no home country ${country}`);
  return faults;
}

/** What is wrong, in one line: the row, by its name if it has one, and the member. */
export function describeRow(data: unknown, { path, text }: RowFault): string {
  const depth = path.findIndex(key => typeof key === 'number') + 1;
  const row = depth > 0 ? Object(valueAt(data, path.slice(0, depth))) : {};
  const name: unknown = row.name ?? row.country ?? row.title;
  const place = path.slice(0, depth).join('.');
  const named = typeof name === 'string' ? `${place} (${name})` : place;
  return [named, path.slice(depth).join('.'), text].filter(Boolean).join(': ');
}

/** Takes rows out of the data. */
export function removeRows(data: unknown, paths: readonly (Path | undefined)[]): void {
  // Inner ones first, and of a list from its end: what stands before keeps its place.
  const rows = new Map(paths.flatMap(path => (path ? [[path.join('.'), path] as const] : [])));
  const ordered = [...rows.values()].toSorted(
    (a, b) => b.length - a.length || Number(b.at(-1)) - Number(a.at(-1)),
  );
  for (const path of ordered) {
    const list = valueAt(data, path.slice(0, -1));
    if (Array.isArray(list)) list.splice(Number(path.at(-1)), 1);
    else Reflect.deleteProperty(list as object, path.at(-1) ?? '');
  }
}

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (Object(value) as Record<PropertyKey, unknown>)[key], data);
