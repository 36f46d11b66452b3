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

/**
 * The treatments to choose from, without their descriptions, which are most of the list.
 * @param only the slug of the only one that is needed
 */
export const treatmentChoicesQuery = (context: QueryContext, only?: string) =>
  cutQuery(
    context,
    only
      ? {
          queryKey: ['treatments', 'of', only],
          queryFn: ({ signal }) => context.api.treatments(signal, { slug: only }),
        }
      : queries.treatments(context.api),
    only ? ['treatment-choices', only] : ['treatment-choices'],
    list =>
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
