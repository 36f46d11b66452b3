import type { ReactNode } from 'react';
import {
  formatMonth,
  hasSlug,
  queries,
  residenceAtom,
  scopeOf,
  sessionAtom,
  spanWords,
  type TripCosts,
  usd,
} from 'shared-contracts';
import {
  Dollars,
  Link,
  type Money,
  ResidenceSelect,
  Title,
  useApiQuery,
  useAtomValue,
  useMoney,
  useServices,
  useTripCosts,
} from 'shared-contracts/ui';
import { SAMPLES_AS_OF, type SampleCost, sampleCosts } from '../../fallbacks/sample-costs.ts';
import { useFacts } from '../site-facts.ts';
import classes from './cost-strip.module.css';
import { homeCopy } from './home.copy.ts';
import { useKnownTreatments } from './use-known-treatments.ts';

const copy = homeCopy.strip;

/** The strip of sample costs: four entries, of which the first is on the first screen. It leaves out those of treatments that the API does not have. */
export function CostStrip({ children }: { children?: ReactNode }) {
  const facts = useFacts();
  const treatments = useKnownTreatments();
  const samples = sampleCosts.filter(
    ({ slug }) => treatments === null || treatments.some(treatment => hasSlug(treatment, slug)),
  );
  return (
    <section className={classes.strip} aria-labelledby="sample-costs">
      <Title order={2} size="h4" id="sample-costs">
        {copy.label}
      </Title>
      {samples.length > 0 && (
        <ul className={classes.items}>
          {samples.map(sample => (
            <li key={sample.treatment}>
              <Link to={`/treatments/${sample.slug}`}>
                {copy.sample(sample)} <strong>{usd(sample.price)}</strong>
              </Link>
              <span>{sample.unit}</span>
              {sample.note && <span className={classes.note}>{sample.note}</span>}
              <SampleTrip {...sample} />
            </li>
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        <ResidenceSelect />
        {children}
      </div>
      {samples.length > 0 && <p data-note="">{copy.asOf(formatMonth(SAMPLES_AS_OF), facts)}</p>}
    </section>
  );
}

function SampleTrip(sample: SampleCost) {
  const { api } = useServices();
  const { country } = useAtomValue(residenceAtom);
  const { isInitialized } = useAtomValue(sessionAtom);
  // Of few the search shows all totals anyway.
  const narrow = api.hasManyTreatments ? { treatment_id: sample.id, destination: sample.country } : {};
  const { data: own } = useTripCosts(narrow);
  // Requested only when it is certain that nobody knows where the visitor lives.
  const isUnknown = country === null && isInitialized;
  const { data: fromAnywhere } = useApiQuery<TripCosts | null>(
    isUnknown ? queries.tripCosts(api, null, narrow) : null,
    null,
  );
  return <span>{describeTrip(sample, own ?? fromAnywhere, country, useMoney())}</span>;
}

/**
 * What the sample's whole trip costs: from where the visitor lives, or, if nobody knows that, wherever they live. Until
 * one of them is known, what its price leaves out.
 */
function describeTrip(
  { id, country, many }: SampleCost,
  costs: TripCosts | null,
  from: string | null,
  money: Money,
): ReactNode {
  const trips = costs?.treatments.find(({ treatmentId }) => treatmentId === id);
  const trip = trips?.costs.find(cost => cost.country === country);
  if (!costs || !trips || !trip) return copy.plusTravel;
  const units = many ? copy.units(trips.units, many) : '';
  if (from === null)
    return trip.span
      ? copy.anywhere(spanWords(trip.span), units, scopeOf({ travelIncluded: true }, trips))
      : copy.plusTravel;
  const total = money.about(trip.total);
  return (
    <>
      {copy.total(total, units, scopeOf(costs, trips), costs.travelIncluded ? from : null)}
      <Dollars usd={trip.total} />
    </>
  );
}
