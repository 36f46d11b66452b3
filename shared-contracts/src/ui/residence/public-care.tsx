import { queries } from '../../api/queries.ts';
import type { TripCosts } from '../../api/trip-costs.ts';
import { typicalTripOf } from '../../trip/typical-trip.ts';
import { useServices } from '../providers.tsx';
import { useApiQuery } from '../use-api-query.ts';

const copy = { ask: 'Ask your public insurer first: it may cover this.', source: 'Source:' };

interface PublicCareProps {
  treatmentId?: string | undefined;
  /** The home country, if it is known. */
  source?: string | null;
}

/**
 * What public care pays at home, with its source: next to a comparison with the private price there (section 10.7). Whom to
 * ask, until treatment and country are known, and where no source is.
 */
export function PublicCare({ treatmentId = '', source = null }: PublicCareProps) {
  const { api } = useServices();
  const query =
    treatmentId && source !== null ? queries.tripCosts(api, source, { treatment_id: treatmentId }) : null;
  const { data } = useApiQuery<TripCosts | null>(query, null);
  const care = typicalTripOf(data, treatmentId)?.publicCare;
  return (
    <p data-note="">
      {care ? (
        <>
          {care.text} {copy.source}{' '}
          {care.source_url ? (
            <a href={care.source_url} rel="nofollow noreferrer">
              {care.source}
            </a>
          ) : (
            care.source
          )}
          .
        </>
      ) : (
        copy.ask
      )}
    </p>
  );
}
