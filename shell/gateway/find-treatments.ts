import { hasSlug, queries, searchTreatments, type Treatment, treatmentSlug } from 'shared-contracts';
import { TreatmentsAnswerSchema, type TreatmentsQuerySchema } from 'shared-contracts/wire';
import * as v from 'valibot';
import { textOf } from './bytes.ts';

/** Treatments that an answer to a search has at most. */
const FOUND_MAX = 20;

type Searchable = Parameters<typeof queries.similarTreatments>[0][number];
/** A row of the list. */
export interface Listed extends Searchable {
  slug?: string | undefined;
  aliases?: readonly string[] | undefined;
  category: string;
  order?: number | null | undefined;
}

type Row = Listed & { id: unknown };

/** What a query asks for of a list. */
export function findTreatments<T extends Listed>(
  list: readonly T[],
  { search, slug, category, first }: v.InferOutput<typeof TreatmentsQuerySchema>,
  destinations?: readonly string[],
): T[] | Promise<T[]> {
  if (search !== undefined) return searchFor(list, search, destinations);
  const found = list.filter(
    treatment =>
      (slug === undefined || hasSlug(treatment, slug)) &&
      (category === undefined || treatment.category === category),
  );
  if (first === undefined) return found;
  const groups = [...Map.groupBy(found, treatment => treatment.category).values()];
  return groups.flatMap(group => group.toSorted((a, b) => orderOf(a) - orderOf(b)).slice(0, first));
}

const orderOf = ({ order }: Listed): number => order ?? Infinity;

/** The treatments that a term finds by the site's own search, spelled right or not; where it finds none, the nearest. */
async function searchFor<T extends Searchable>(
  list: readonly T[],
  term: string,
  destinations: readonly string[] | undefined,
): Promise<T[]> {
  const found = searchTreatments(list, term, false, destinations);
  if (found.length > 0) return found.slice(0, FOUND_MAX);
  const { signal } = new AbortController();
  const similar = await queries.similarTreatments(list, term, destinations).queryFn({ signal });
  const names = similar[0]
    ? similar
    : await queries.nearestTreatments(list, term, destinations).queryFn({ signal });
  return names.slice(0, FOUND_MAX).flatMap(name => list.find(treatment => treatment.name === name) ?? []);
}

/** The first row of each id, with the names and slugs that were read of it. */
function asRead(rows: readonly Row[], treatments: readonly Treatment[]): Listed[] {
  const byId = new Map(rows.toReversed().map(row => [String(row.id), row]));
  return treatments.flatMap(({ aliases, ...treatment }) => {
    const row = byId.get(treatment.id);
    const { name, category } = treatment;
    return row ? [{ ...row, name, category, slug: treatmentSlug(treatment), aliases }] : [];
  });
}

/** A kept list is read once. */
const readLists = new WeakMap<ArrayBuffer, Listed[] | undefined>();

/**
 * The rows of the whole list as pages read them: one for each id, with the names and slugs that it has there. In a part of it
 * another would be the first with its name. Undefined if it is none.
 */
export function rowsOf(body: ArrayBuffer): Listed[] | undefined {
  if (!readLists.has(body)) {
    const rows: Row[] = JSON.parse(textOf(body));
    const { success, output } = v.safeParse(TreatmentsAnswerSchema, rows);
    readLists.set(body, success ? asRead(rows, output) : undefined);
  }
  return readLists.get(body);
}
