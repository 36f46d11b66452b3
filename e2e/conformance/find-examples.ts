import * as v from 'valibot';
import { ask } from './ask.ts';
import type { Example } from './calls.ts';

const EXAMPLES_MAX = 10;
/** To ask about where no treatment is listed. */
const NOTHING = { treatment: 'no treatment', treatment_id: 1, nights: 1, destination: '' };
/** Where a trip may start where the API lists no country. */
const SOURCE = 'UK';

const RowSchema = v.object({
  id: v.union([v.string(), v.number()]),
  name: v.string(),
  category: v.string(),
  min_treatement_days: v.optional(v.number(), 1),
});

const OptionsSchema = v.object({ sources: v.array(v.object({ name: v.string() })) });

const PlaceSchema = v.object({ country: v.string() });

/**
 * Trips to ask about: the first treatment of each category in its first country, up to ten.
 * @throws Error with one line if the API does not answer at all
 */
export async function findExamples(origin: string): Promise<[Example, ...Example[]]> {
  const list = await ask(origin, 'GET /masters/treatments');
  if (list.status === 0) throw new Error(`${origin} ${list.failure}`);
  const rows = parseRows(RowSchema, list);
  const firsts = [...Map.groupBy(rows, ({ category }) => category).values()].flatMap(
    ([first]) => first ?? [],
  );
  const options = v.safeParse(OptionsSchema, (await ask(origin, 'GET /masters/options')).body);
  const source = (options.success && options.output.sources[0]?.name) || SOURCE;
  const [first = { ...NOTHING, source }, ...others] = await Promise.all(
    firsts.slice(0, EXAMPLES_MAX).map(async ({ id, name, min_treatement_days }) => {
      const treatment_id = Number(id);
      const places = await ask(origin, 'POST /masters/treatment-countries', { json: { treatment_id } });
      const [place] = parseRows(PlaceSchema, places);
      return {
        treatment: name,
        treatment_id,
        nights: min_treatement_days,
        source,
        destination: place?.country ?? '',
      };
    }),
  );
  return [first, ...others];
}

/** The rows that have what an example needs. */
const parseRows = <S extends v.GenericSchema>(row: S, { body }: { body?: unknown }): v.InferOutput<S>[] =>
  (Array.isArray(body) ? body : []).flatMap(each => {
    const parsed = v.safeParse(row, each);
    return parsed.success ? [parsed.output] : [];
  });
