import { cutQuery, queries, type Treatment } from 'shared-contracts';
import type { QueryContext } from './query-context.ts';

/** What the form shows of a treatment. */
export type TreatmentChoice = Pick<
  Treatment,
  'id' | 'name' | 'category' | 'duration' | 'typicalUnits' | 'unit'
>;

/** The treatments to choose from, without their descriptions, which are most of the list. */
export const treatmentChoicesQuery = (context: QueryContext) =>
  cutQuery(context, queries.treatments(context.api), ['treatment-choices'], list =>
    list.map(
      ({ id, name, category, duration, typicalUnits, unit }): TreatmentChoice => ({
        id,
        name,
        category,
        duration,
        typicalUnits,
        unit,
      }),
    ),
  );
