import {
  aboutUsd,
  compareTotals,
  type HomePrice,
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
  /** What the treatment costs where the visitor lives. */
  home: HomePrice | null;
}

/** What else the trip from where the visitor lives may come to, a line each. They are there before their amounts. */
export function TripVariants({ treatment, country, home }: TripVariantsProps) {
  const { country: source } = useAtomValue(residenceAtom);
  if (source === null) return null;
  const input = { ...countedInput(treatment, source), flightSupport: source !== country };
  return tripVariants(input, treatment).map(variant => (
    // A flight home after a wait may cost what the trip would save.
    <Variant
      key={variant.name}
      {...variant}
      country={country}
      home={variant.input.nights > input.nights ? home : null}
    />
  ));
}

function Variant({ name, input, country, home }: TripVariant & Omit<TripVariantsProps, 'treatment'>) {
  const { api } = useServices();
  const costs = useApiQuery(queries.costsByTreatment(api, input), []);
  const cost = costs.data.find(entry => entry.country === country);
  const unknown = costs.failed ? copy.notKnown : copy.pending;
  const { total, low, high } = cost ?? {};
  if (total === undefined) return <span>{`${name}: ${unknown}`}</span>;
  const compared =
    home && low !== undefined && high !== undefined
      ? `, ${compareTotals({ total, low, high }, { ...home, condition: undefined }).text}`
      : '';
  return <span>{`${name}: ${aboutUsd(total)}${compared}`}</span>;
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
