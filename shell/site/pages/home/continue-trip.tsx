import {
  type DestinationSummary,
  leftOutOf,
  pluralize,
  queries,
  type SavedTrip,
  type Treatment,
  unitsOf,
  wizardViewAtom,
} from 'shared-contracts';
import { resumableSessionAtom, takeSavedTripAtom, visitsOf } from 'shared-contracts/host';
import {
  Dollars,
  useApiQuery,
  useAtomValue,
  useMoney,
  useNavigate,
  useServices,
  useSetAtom,
} from 'shared-contracts/ui';
import { Container } from 'shared-contracts/ui/host';
import { continueCopy as copy, type TripWords } from './continue-trip.copy.ts';
import classes from './continue-trip.module.css';

/**
 * Offers to continue the trip that the server still holds for a visitor who returns: until another is under way on this page. The page
 * keeps room for it, so that nothing moves when it comes.
 */
export function ContinueTrip() {
  const { api } = useServices();
  const session = useAtomValue(resumableSessionAtom);
  const { data: saved } = useApiQuery(session === null ? null : queries.savedTrip(api, session), null);
  const { data: treatments } = useApiQuery(session === null ? null : queries.treatments(api), []);
  // Where no visa is needed, the total leaves none out.
  const asksVisa = saved?.answers.visa_support === false;
  const { data: visas } = useApiQuery(asksVisa ? queries.destinations(api) : null, []);
  const takeTrip = useSetAtom(takeSavedTripAtom);
  const navigate = useNavigate();
  const money = useMoney();
  const isBegun = useAtomValue(wizardViewAtom) !== 'treatment';
  const trip = !isBegun && session !== null && saved && wordsOf(saved, treatments, visas);
  if (!trip) return null;
  const open = (chosen: Pick<SavedTrip, 'answers'>) => {
    takeTrip(chosen);
    void navigate('/#calculator-section');
  };
  const earlier = saved.earlier.flatMap(answers => {
    const words = wordsOf({ answers, cost: null, later: undefined }, treatments, visas);
    return words ? [{ answers, words }] : [];
  });
  return (
    <section className={classes.band} aria-label={copy.label}>
      <Container>
        <button type="button" className={classes.offer} onClick={() => open(saved)}>
          <span>
            {copy.offer} <strong>{copy.trip(trip)}</strong>
          </span>{' '}
          {trip.total !== null && (
            <span className={classes.total}>
              <strong>{money.about(trip.total)}</strong>{' '}
              {trip.later === null ? (
                <>
                  {copy.scope(trip)}
                  <Dollars usd={trip.total} />
                </>
              ) : (
                <>
                  {copy.or} <strong>{money.about(trip.later)}</strong> {copy.later} {copy.scope(trip)}
                </>
              )}
            </span>
          )}
        </button>
        {earlier.length > 0 && (
          <details className={classes.earlier}>
            <summary>{copy.earlier(earlier.length)}</summary>
            <ul>
              {earlier.map(({ answers, words }) => (
                <li key={answers.treatment_id}>
                  <button type="button" onClick={() => open({ answers })}>
                    {copy.trip(words)}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        )}
      </Container>
    </section>
  );
}

/** @returns null for a trip without a treatment, or with one that is not offered any more */
function wordsOf(
  { answers, cost, later }: Pick<SavedTrip, 'answers' | 'cost' | 'later'>,
  treatments: readonly Treatment[],
  visas: readonly DestinationSummary[],
): TripWords | null {
  const treatment = treatments.find(({ id }) => id === String(answers.treatment_id));
  if (!treatment) return null;
  const { name, unit } = treatment;
  const { source, destination } = answers;
  const flightSupport = answers.travel_support ?? true;
  const fee = visas.find(({ country }) => country === destination)?.visaFees[source ?? ''];
  const visaSupport = (answers.visa_support ?? true) || fee === 0;
  return {
    treatment: name,
    units: unit ? pluralize(unitsOf(answers, treatment), unit.one, unit.many) : null,
    trips: visitsOf(answers, treatment),
    source,
    destination,
    leftOut: leftOutOf({ source, destination, flightSupport, visaSupport }, treatment),
    total: cost && cost.total,
    later: later?.total ?? null,
  };
}
