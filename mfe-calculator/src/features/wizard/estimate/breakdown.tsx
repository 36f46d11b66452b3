import { type RefObject, useEffect } from 'react';
import { formatDate, formatMonth, usd } from 'shared-contracts';
import { Button, Title, useNavigate, useServices } from 'shared-contracts/ui';
import type { WizardData } from '../use-trip-data.ts';
import classes from './breakdown.module.css';
import { CostTable } from './cost-table.tsx';
import { estimateCopy as copy } from './estimate.copy.ts';
import { FailedPart } from './failed-part.tsx';
import { KeepAndShare } from './keep-and-share.tsx';
import { localMoney } from './local-money.ts';
import { PrintFoot, PrintHead } from './print-frame.tsx';
import { ShareBar } from './share-bar.tsx';
import { TripFacts } from './trip-facts.tsx';
import { lineNotes } from './trip-notes.ts';
import { useTripCost } from './use-trip-cost.ts';
import { wholeTrip } from './whole-trip.ts';

interface BreakdownProps {
  data: WizardData;
  heading: RefObject<HTMLHeadingElement | null>;
  onChange(): void;
}

/** The itemised estimate of the saved answers; zero totals, said so, when it cannot be computed (section 8). */
export function Breakdown({ data, heading, onChange }: BreakdownProps) {
  const { trip, treatment, destination } = data;
  const { announce } = useServices();
  const navigate = useNavigate();
  const { cost, failed, retry } = useTripCost(trip, wholeTrip(trip, treatment));
  const facts = { trip, treatment, destination, options: data.options.data };
  const local = localMoney(facts.options, trip.source);
  // What failed is said by the part that shows it.
  const said = failed ? '' : cost ? copy.ready(cost.total) : copy.computing;
  useEffect(() => {
    if (said) announce(said);
  }, [said, announce]);

  return (
    <div className={classes.sheet}>
      <PrintHead />
      <header className={classes.head}>
        <div>
          <Title order={3} ref={heading} tabIndex={-1}>
            {copy.title}
          </Title>
          <p className={classes.trip}>
            {copy.trip(treatment?.name ?? '', trip.source ?? '', trip.destination ?? '')}
          </p>
          <p className={classes.soft}>
            <span>{copy.party(trip.patients, trip.companions)},</span>{' '}
            <span>{copy.nights(trip.accommodationDuration)},</span>{' '}
            <span>{copy.period(formatDate(trip.startDate ?? ''), formatDate(trip.endDate ?? ''))}</span>
          </p>
        </div>
        <p className={classes.allIn}>
          <span>{copy.allIn}</span>
          <strong>{cost ? usd(cost.total) : '…'}</strong>
          {local && cost && !failed && <span>{local.of(cost.total)}</span>}
        </p>
      </header>
      {failed && (
        <div className={classes.failure}>
          <FailedPart text={copy.failed} retry={retry} heading={heading} />
        </div>
      )}
      <div className={classes.body}>
        <div>
          <ShareBar cost={cost} />
          <CostTable cost={cost} label={copy.title} notes={lineNotes(facts, cost)} local={local} />
          {local && !failed && (
            <p className={classes.small}>{copy.approximate(local.currency, local.rateOf)}</p>
          )}
          {destination && <p className={classes.small}>{copy.indicative(formatMonth(destination.asOf))}</p>}
          <div className={classes.buttons}>
            <Button type="button" onClick={() => void navigate('/contact')}>
              {copy.request}
            </Button>
            <Button type="button" variant="default" onClick={onChange}>
              {copy.change}
            </Button>
          </div>
        </div>
        <TripFacts facts={facts} cost={cost} />
      </div>
      <PrintFoot />
      <KeepAndShare trip={trip} />
    </div>
  );
}
