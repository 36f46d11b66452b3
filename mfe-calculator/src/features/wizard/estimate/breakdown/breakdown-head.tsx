import type { RefObject } from 'react';
import { type CostsByTreatmentInput, formatDate, type TripFigure, tripFigures } from 'shared-contracts';
import { Dollars, moneyIn, Title, useSeenChange } from 'shared-contracts/ui';
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
  /** Says that the total is being worked out; null if that failed. */
  waiting: string | null;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What trip the estimate is of, and its total. */
export function BreakdownHead({ data, cost, input, waiting, heading }: BreakdownHeadProps) {
  const { trip, treatment, unitsText, stays, local, leftOut } = data;
  const { source, destination, startDate, endDate } = trip;
  const figures = cost && tripFigures(cost, null, moneyIn(local));
  return (
    <header className={classes.head} data-two={figures?.[1] && ''}>
      <div>
        <Title order={3} ref={heading} tabIndex={-1}>
          {estimateCopy.title}
        </Title>
        {treatment && (
          <p className={classes.trip}>
            {copy.trip[routeOf(trip)](treatment.name, source ?? '', destination ?? '')}
          </p>
        )}
        <p className={classes.party}>
          <span>{copy.party(trip.patients, trip.companions)},</span> <span>{copy.stays(stays)},</span>{' '}
          <span>{copy.period(formatDate(startDate ?? ''), formatDate(endDate ?? ''), stays.length)}</span>
        </p>
      </div>
      <p className={classes.allIn}>
        <span>{copy.allIn(unitsText, trip.patients, stays.length, leftOut)}</span>
        {figures ? (
          <span className={classes.figures}>
            {figures.map(figure => (
              <Figure key={figure.when} {...figure} />
            ))}
          </span>
        ) : (
          <strong>{waiting ? '…' : estimateCopy.none}</strong>
        )}
        {!cost && waiting && <span data-note="">{waiting}</span>}
        {cost && input && <TripVariants data={data} input={input} />}
      </p>
    </header>
  );
}

/** One total. Two totals have the same size. */
function Figure({ when, about, range, total }: TripFigure) {
  return (
    <span className={classes.figure}>
      <span {...useSeenChange(about)}>
        <strong>{about}</strong>
        <Dollars usd={total} />
      </span>
      {when && <span>{when}</span>}
      {range && <span className={classes.soft}>{range}</span>}
    </span>
  );
}
