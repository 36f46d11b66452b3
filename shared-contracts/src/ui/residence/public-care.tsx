import { typicalTripOf } from '../../trip/typical-trip.ts';
import { useTripCosts } from './use-trip-costs.ts';

const copy = { ask: 'Ask your public insurer first: it may cover this.', source: 'Source:' };

/**
 * What public care pays where the visitor lives, with its source: beside a comparison with the private price there
 * (section 10.7). Whom to ask, until it is known where that is, and where no source is.
 */
export function PublicCare({ treatmentId = '' }: { treatmentId?: string | undefined }) {
  const { data } = useTripCosts();
  const care = typicalTripOf(data, treatmentId)?.publicCare;
  if (!care) return <p data-note="">{copy.ask}</p>;
  return (
    <p data-note="">
      {care.text} {copy.source}{' '}
      {care.source_url ? (
        <a href={care.source_url} rel="nofollow noreferrer">
          {care.source}
        </a>
      ) : (
        care.source
      )}
      .
    </p>
  );
}
