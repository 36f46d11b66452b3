import {
  aboutUsd,
  queries,
  residenceAtom,
  type Treatment,
  type TripVariant,
  tripVariants,
} from 'shared-contracts';
import { useApiQuery, useAtomValue, useServices } from 'shared-contracts/ui';
import { countedInput } from './counts.rules.ts';
import { figuresCopy as copy } from './figures.copy.ts';

interface TripVariantsProps {
  /** With the units and trips that are counted. */
  treatment: Treatment;
  country: string;
}

/** What else the trip to a country may come to, a line each. They are there before it is known where the visitor lives. */
export function TripVariants({ treatment, country }: TripVariantsProps) {
  const { country: source } = useAtomValue(residenceAtom);
  const input = { ...countedInput(treatment, source ?? ''), flightSupport: source !== country };
  return tripVariants(input, treatment).map(variant => (
    <Variant key={variant.name} {...variant} country={country} isKnown={source !== null} />
  ));
}

/** @param isKnown where the visitor lives */
function Variant({ name, input, country, isKnown }: TripVariant & { country: string; isKnown: boolean }) {
  const { api } = useServices();
  const costs = useApiQuery(isKnown ? queries.costsByTreatment(api, input) : null, []);
  const cost = costs.data.find(entry => entry.country === country);
  const pending = costs.failed ? copy.notKnown : copy.pending;
  return <span>{`${name}: ${cost ? aboutUsd(cost.total) : isKnown ? pending : copy.fromWhere}`}</span>;
}

/** What says that others come along, and that the flight home may have to wait. */
export const TripAdvice = ({ treatment: { companions, earliestFlight } }: { treatment: Treatment }) =>
  (companions || earliestFlight) && (
    <p data-note="">
      {companions?.note} {earliestFlight?.text}{' '}
      {earliestFlight?.source_url ? (
        <a href={earliestFlight.source_url}>{earliestFlight.source}</a>
      ) : (
        earliestFlight?.source
      )}
    </p>
  );
