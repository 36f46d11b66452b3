import { cutQuery, type LeavesOut, queries, type Treatment } from 'shared-contracts';
import type { QueryContext } from './query-context.ts';

/** What the form shows of a treatment. */
export interface TreatmentChoice
  extends Pick<
      Treatment,
      'id' | 'name' | 'slug' | 'aliases' | 'category' | 'duration' | 'typicalUnits' | 'unit'
    >,
    LeavesOut {
  /** The days of each, where there are usually several; most have none, which costs the page no byte. */
  visits?: Pick<NonNullable<Treatment['visits']>, 'days'>;
}

/** The treatments to choose from; of a long list only the one that an address names, if it names any. */
export function treatmentChoicesQuery(context: QueryContext, slug: string | undefined) {
  const list = queries.treatments(context.api, { slug: slug ?? '' });
  const choices = choicesIn(context, list);
  const isNone = list.isCut && slug === undefined;
  return { ...choices, isCut: list.isCut, ...(isNone && { queryFn: async () => [] }) };
}

/** All of a list, however long. */
export const allChoicesQuery = (context: QueryContext) => choicesIn(context, queries.treatments(context.api));

/** Without their descriptions, which are most of the list. */
const choicesIn = (context: QueryContext, treatments: ReturnType<typeof queries.treatments>) =>
  cutQuery(context, treatments, ['treatment-choices', ...treatments.queryKey.slice(1)], list =>
    list.map(
      ({
        id,
        name,
        slug,
        aliases,
        category,
        duration,
        typicalUnits,
        unit,
        visits,
        leftOut,
      }): TreatmentChoice => ({
        id,
        name,
        ...(slug && { slug }),
        ...(aliases && { aliases }),
        category,
        duration,
        typicalUnits,
        unit,
        ...(visits && { visits: { days: visits.days } }),
        ...(leftOut && { leftOut }),
      }),
    ),
  );
