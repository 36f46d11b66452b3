import { queries, resumableSessionAtom, type SavedTrip, type Treatment } from 'shared-contracts';
import { Button, useApiQuery, useAtomValue, useServices, useStore } from 'shared-contracts/ui';
import { today } from '../dates.rules.ts';
import { countUnits } from '../units.rules.ts';
import { resumeCopy as copy } from './resume.copy.ts';
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
  const text = isFirstStep && session !== null && saved && offerOf(saved, treatments);
  return (
    <div className={classes.line}>
      {text && (
        <Button
          variant="default"
          className={classes.offer}
          onClick={() => resumeTrip(store, saved, today()) && onDatesDropped()}
        >
          {text}
        </Button>
      )}
    </div>
  );
}

/** @returns null for a trip without a treatment, or with one that is not offered any more */
function offerOf({ answers, cost }: SavedTrip, treatments: readonly Treatment[]): string | null {
  const treatment = treatments.find(({ id }) => id === String(answers.treatment_id));
  if (!treatment) return null;
  const units = countUnits(answers, treatment);
  const { source, destination } = answers;
  return copy.offer({ treatment: treatment.name, units, source, destination, total: cost && cost.total });
}
