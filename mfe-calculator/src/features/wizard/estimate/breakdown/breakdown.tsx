import { type ReactNode, type RefObject, useEffect } from 'react';
import { type CostByCountry, type CostsByTreatmentInput, formatDate, formatMonth } from 'shared-contracts';
import { Button, type QueryResult, Title, useNavigate, useServices } from 'shared-contracts/ui';
import type { WizardData } from '../../use-wizard-data.ts';
import { CostTable } from '../cost-table.tsx';
import { CurrencyPicker } from '../currency/currency-picker.tsx';
import { amountIn } from '../currency/local-currency.rules.ts';
import { estimateCopy, hasTravel, usually } from '../estimate.copy.ts';
import { FailedSection } from '../failed-section.tsx';
import { ShareBar } from '../share-bar.tsx';
import { PrintFoot, PrintHead } from '../sharing/print-frame.tsx';
import { ShareAndPrint } from '../sharing/share-and-print.tsx';
import { WhatIf } from '../what-if/what-if.tsx';
import { AnswerList } from './answer-list.tsx';
import { breakdownCopy as copy } from './breakdown.copy.ts';
import classes from './breakdown.module.css';
import { EstimateBasis } from './estimate-basis.tsx';
import { lineNotes } from './estimate-notes.rules.ts';
import { useTripCost } from './use-trip-cost.ts';
import { WorthIt } from './worth-it.tsx';

interface BreakdownProps {
  data: WizardData;
  costs: QueryResult<CostByCountry[]>;
  /** What the costs are of; null while it is not known. */
  input: CostsByTreatmentInput | null;
  heading: RefObject<HTMLHeadingElement | null>;
  /** What stands between the figures and the foot of the page. */
  children: ReactNode;
}

/** The itemised estimate, on screen and on paper. If it cannot be computed, it says why and offers nothing to print or send. */
export function Breakdown({ data, costs, input, heading, children }: BreakdownProps) {
  const { trip, treatment, destination, local, options } = data;
  const { announce } = useServices();
  const navigate = useNavigate();
  const { cost: computed, failed, retry } = useTripCost(trip, costs);
  // The model's zero is never shown, since it reads as a promise.
  const cost = failed ? null : computed;
  const withTravel = hasTravel(trip);
  const total = cost && amountIn(local, cost.total);
  // A failure is announced by FailedSection.
  const announcement = failed ? '' : cost ? copy.ready(cost.total, withTravel) : copy.computing;
  useEffect(() => {
    if (announcement) announce(announcement);
  }, [announcement, announce]);

  return (
    <div className={classes.sheet}>
      <PrintHead />
      <header className={classes.head}>
        <div>
          <Title order={3} ref={heading} tabIndex={-1}>
            {estimateCopy.title}
          </Title>
          <p className={classes.trip}>
            {copy.trip(treatment?.name ?? '', trip.source ?? '', trip.destination ?? '')}
          </p>
          <p className={classes.party} data-note="">
            <span>{copy.party(trip.patients, trip.companions)},</span>{' '}
            <span>{copy.nights(trip.accommodationDuration)},</span>{' '}
            <span>{copy.period(formatDate(trip.startDate ?? ''), formatDate(trip.endDate ?? ''))}</span>
          </p>
        </div>
        <p className={classes.allIn}>
          <span data-note="">{copy.allIn(data.units, trip.patients, withTravel)}</span>
          <strong>{total ? total.first : failed ? estimateCopy.none : '…'}</strong>
          {cost && <span data-note="">{usually(cost, local)}</span>}
          {total?.second && <span data-note="">{total.second}</span>}
        </p>
      </header>
      {failed && (
        <div className={classes.failure}>
          <FailedSection text={copy.failed} retry={retry} heading={heading} />
        </div>
      )}
      {cost && <WorthIt data={data} cost={cost} />}
      <div className={classes.body}>
        <div>
          {cost && options.data && (
            <CurrencyPicker
              options={options.data}
              source={trip.source}
              chosen={data.currency}
              onChoose={data.chooseCurrency}
            />
          )}
          {!failed && <ShareBar cost={cost} />}
          <CostTable
            cost={cost}
            failed={failed}
            withTravel={withTravel}
            label={estimateCopy.title}
            notes={lineNotes(data, cost)}
            local={local}
          />
          {cost && usually(cost) && <p className={classes.small}>{estimateCopy.band}</p>}
          {local && !failed && (
            <p className={classes.small}>{estimateCopy.approximate(local.code, local.rateDate)}</p>
          )}
          {destination && <p className={classes.small}>{copy.indicative(formatMonth(destination.asOf))}</p>}
          {!failed && (
            <div className={classes.buttons}>
              <Button type="button" onClick={() => void navigate('/contact')}>
                {copy.request}
              </Button>
            </div>
          )}
          <AnswerList data={data} />
        </div>
        <EstimateBasis data={data} />
      </div>
      {cost && input && <WhatIf data={data} input={input} cost={cost} />}
      {children}
      <PrintFoot />
      {!failed && <ShareAndPrint trip={trip} />}
    </div>
  );
}
