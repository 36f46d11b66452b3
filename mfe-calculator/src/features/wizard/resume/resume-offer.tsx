import {
  isPricedPerUnit,
  pluralize,
  queries,
  resumableSessionAtom,
  resumeTripAtom,
  type SavedTrip,
  type Treatment,
  today,
  unitsOf,
} from 'shared-contracts';
import { Button, useApiQuery, useAtomValue, useServices, useSetAtom } from 'shared-contracts/ui';
import { resumeCopy as copy } from './resume.copy.ts';
import classes from './resume-offer.module.css';

interface ResumeOfferProps {
  treatments: readonly Treatment[];
  isFirstStep: boolean;
}

/**
 * Offers to continue the trip that the server still holds for a visitor who returns. Its line is there for everybody, so
 * that nothing below moves when the offer comes.
 */
export function ResumeOffer({ treatments, isFirstStep }: ResumeOfferProps) {
  const { api } = useServices();
  const session = useAtomValue(resumableSessionAtom);
  const { data: saved } = useApiQuery(session === null ? null : queries.savedTrip(api, session), null);
  const resume = useSetAtom(resumeTripAtom);
  const text = isFirstStep && session !== null && saved && offerOf(saved, treatments);
  return (
    <div className={classes.line}>
      {text && (
        <Button variant="default" className={classes.offer} onClick={() => resume(saved, today())}>
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
  const units = isPricedPerUnit(treatment)
    ? pluralize(unitsOf(answers, treatment), treatment.unit.one, treatment.unit.many)
    : null;
  const { source, destination } = answers;
  return copy.offer({ treatment: treatment.name, units, source, destination, total: cost && cost.total });
}
