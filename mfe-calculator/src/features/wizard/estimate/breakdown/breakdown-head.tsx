import type { RefObject } from 'react';
import { type CostsByTreatmentInput, formatDate, tripFigures } from 'shared-contracts';
import { Dollars, moneyIn, Title } from 'shared-contracts/ui';
import { routeOf } from '../../../../shared/route.rules.ts';
import type { TripTotal } from '../../../../shared/total.rules.ts';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { estimateCopy } from '../estimate.copy.ts';
import { breakdownCopy as copy } from './breakdown.copy.ts';
import classes from './breakdown.module.css';
import { TripVariants } from './trip-variants.tsx';

interface BreakdownHeadProps {
  data: Pick<WizardData, 'trip' | 'treatment' | 'unitsText' | 'stays' | 'local' | 'leftOut'>;
  cost: TripTotal | null;
  /** What it is of; null while it is not known. */
  input: CostsByTreatmentInput | null;
  /** That the total is being worked out; null if that failed. */
  waiting: string | null;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What trip the estimate is of, and its total. */
export function BreakdownHead({ data, cost, input, waiting, heading }: BreakdownHeadProps) {
  const { trip, treatment, unitsText, stays, local, leftOut } = data;
  const { source, destination, startDate, endDate } = trip;
  return (
    <header className={classes.head}>
      <div>
        <Title order={3} ref={heading} tabIndex={-1}>
          {estimateCopy.title}
        </Title>
        {treatment && (
          <p className={classes.trip}>
            {copy.trip[routeOf(trip)](treatment.name, source ?? '', destination ?? '')}
          </p>
        )}
        <p className={classes.party} data-note="">
          <span>{copy.party(trip.patients, trip.companions)},</span> <span>{copy.stays(stays)},</span>{' '}
          <span>{copy.period(formatDate(startDate ?? ''), formatDate(endDate ?? ''), stays.length)}</span>
        </p>
      </div>
      <p className={classes.allIn}>
        <span data-note="">{copy.allIn(unitsText, trip.patients, stays.length, leftOut)}</span>
        {cost ? (
          tripFigures(cost, null, moneyIn(local)).map(({ when, about, range, total }) => (
            <span key={total} className={classes.figure}>
              <span>
                <strong>{about}</strong>
                <Dollars usd={total} />
              </span>
              {when && <span>{when}</span>}
              {range && <span data-note="">{range}</span>}
            </span>
          ))
        ) : (
          <strong>{waiting ? '…' : estimateCopy.none}</strong>
        )}
        {!cost && waiting && <span data-note="">{waiting}</span>}
        {cost && input && <TripVariants data={data} input={input} />}
      </p>
    </header>
  );
}
