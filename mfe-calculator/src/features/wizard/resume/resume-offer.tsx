import { leftOutOf, queries, resumableSessionAtom, type SavedTrip, type Treatment } from 'shared-contracts';
import { LocalAmount, useApiQuery, useAtomValue, useServices, useStore } from 'shared-contracts/ui';
import { today } from '../dates.rules.ts';
import { countUnits } from '../units.rules.ts';
import { staysOf } from '../visits.rules.ts';
import { resumeCopy as copy, type TripWords } from './resume.copy.ts';
import classes from './resume-offer.module.css';
import { resumeTrip } from './resume-trip.ts';

interface ResumeOfferProps {
  treatments: readonly Treatment[];
  isFirstStep: boolean;
  /** The trip continues without its dates, which have passed. */
  onDatesDropped(): void;
}

/**
 * Offers to continue the trip that the server still holds for a visitor who returns. Its line is there for everybody, so
 * that nothing below moves when the offer comes.
 */
export function ResumeOffer({ treatments, isFirstStep, onDatesDropped }: ResumeOfferProps) {
  const { api } = useServices();
  const session = useAtomValue(resumableSessionAtom);
  const { data: saved } = useApiQuery(session === null ? null : queries.savedTrip(api, session), null);
  const store = useStore();
  const trip = isFirstStep && session !== null && saved && tripOf(saved, treatments);
  return (
    <div className={classes.line}>
      {trip && (
        <button
          type="button"
          className={classes.offer}
          data-card=""
          onClick={() => resumeTrip(store, saved, today()) && onDatesDropped()}
        >
          <span>
            <small>{copy.offer}</small> <strong>{copy.trip(trip)}</strong>
          </span>{' '}
          {copy.total(trip) && (
            <span className={classes.total}>
              {copy.total(trip)}{' '}
              <small>
                {copy.scope(trip)}
                <LocalAmount usd={trip.total} />
              </small>
            </span>
          )}
        </button>
      )}
    </div>
  );
}

/** @returns null for a trip without a treatment, or with one that is not offered any more */
function tripOf({ answers, cost }: SavedTrip, treatments: readonly Treatment[]): TripWords | null {
  const treatment = treatments.find(({ id }) => id === String(answers.treatment_id));
  if (!treatment) return null;
  const { visits, source, destination } = answers;
  const units = countUnits(answers, treatment);
  const trips = staysOf({ visits }, 0, treatment).length;
  const leftOut = leftOutOf(
    {
      source,
      destination,
      flightSupport: answers.travel_support ?? true,
      visaSupport: answers.visa_support ?? true,
    },
    treatment,
  );
  return {
    treatment: treatment.name,
    units,
    trips,
    source,
    destination,
    leftOut,
    total: cost && cost.total,
  };
}
