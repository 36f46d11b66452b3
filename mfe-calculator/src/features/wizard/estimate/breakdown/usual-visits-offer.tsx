import type { RefObject } from 'react';
import { tripAtom } from 'shared-contracts';
import { Button, useServices, useSetAtom } from 'shared-contracts/ui';
import notice from '../../../../shared/notice.module.css';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { countedStays, describeTrips } from '../../../../shared/visits.rules.ts';
import { breakdownCopy } from './breakdown.copy.ts';
import classes from './usual-visits-offer.module.css';

const { usualVisits: copy } = breakdownCopy;

interface UsualVisitsOfferProps {
  data: Pick<WizardData, 'trip' | 'treatment' | 'stays'>;
  /** Takes the focus when the offer is taken, and so disappears. */
  heading: RefObject<HTMLElement | null>;
}

/** Offers to count the usual visits where a trip counts fewer, as those do that were stored or shared without a number. */
export function UsualVisitsOffer({ data, heading }: UsualVisitsOfferProps) {
  const { trip, treatment, stays } = data;
  const { announce } = useServices();
  const update = useSetAtom(tripAtom);
  const visits = treatment?.visits?.days.length ?? 1;
  if (!treatment || stays.length >= visits) return null;
  const usual = describeTrips(countedStays({ ...trip, visits }, treatment));
  return (
    <div className={`${notice.notice} ${classes.offer}`} data-tone="plain">
      <p>{copy.offer(usual, stays.length)}</p>
      <Button
        type="button"
        variant="outline"
        onClick={() => {
          update({ visits });
          heading.current?.focus();
          announce(copy.taken(usual));
        }}
      >
        {copy.take(visits)}
      </Button>
    </div>
  );
}
