import { cutQuery, queries, type Treatment } from 'shared-contracts';
import type { QueryContext } from '../../shared/query-context.ts';

/** What the list shows of a treatment. */
export type ListedTreatment = Omit<
  Treatment,
  'bodyLocation' | 'companions' | 'description' | 'duration' | 'earliestFlight' | 'imageText' | 'visits'
>;

/** All treatments without their descriptions, which would be a fifth of the page's bytes. */
export const listedTreatmentsQuery = (context: QueryContext) =>
  cutQuery(context, queries.treatments(context.api), ['treatments', 'listed'], list =>
    list.map(
      ({
        bodyLocation: _bodyLocation,
        companions: _companions,
        earliestFlight: _earliestFlight,
        description: _description,
        duration: _duration,
        imageText: _imageText,
        visits: _visits,
        ...listed
      }): ListedTreatment => listed,
    ),
  );
