import { type ReactNode, type RefObject, useState } from 'react';
import { type CostByCountry, type CostsByTreatmentInput, queries, tripFigures } from 'shared-contracts';
import {
  Failure,
  moneyIn,
  type QueryResult,
  useApiQuery,
  useNavigate,
  useServices,
} from 'shared-contracts/ui';
import { costLines } from '../../../../shared/cost-lines.ts';
import { isRanged } from '../../../../shared/total.rules.ts';
import { useAnnouncement } from '../../../../shared/use-announcement.ts';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { wizardCopy } from '../../../../shared/wizard.copy.ts';
import wizard from '../../../../shared/wizard.module.css';
import { EstimateBar } from '../bar/estimate-bar.tsx';
import { PrintFoot, PrintHead } from '../sharing/print-frame.tsx';
import { useSharing } from '../sharing/use-sharing.ts';
import { useNarrow } from '../use-narrow.ts';
import { useSlow } from '../use-slow.ts';
import { WhatIf } from '../what-if/what-if.tsx';
import { AnswerList } from './answer-list.tsx';
import { breakdownCopy as copy } from './breakdown.copy.ts';
import classes from './breakdown.module.css';
import { BreakdownHead } from './breakdown-head.tsx';
import { EstimateActions } from './estimate-actions.tsx';
import { EstimateBasis } from './estimate-basis.tsx';
import { ItemisedCost } from './itemised-cost.tsx';
import { CareAtHome, MoneySaved } from './money-saved.tsx';
import { useTripCost } from './use-trip-cost.ts';

interface BreakdownProps {
  data: WizardData;
  costs: QueryResult<CostByCountry[]>;
  /** The answers that the costs belong to; null while they are not known, or if the API gives no costs for them. */
  input: CostsByTreatmentInput | null;
  heading: RefObject<HTMLHeadingElement | null>;
  /** What stands above it in its card. */
  top: ReactNode;
  /** What stands between the figures and the foot of the page. */
  children: ReactNode;
}

/** The itemised estimate, on screen and on paper. If it cannot be computed, it says why and offers nothing to print or send. */
export function Breakdown({ data: answers, costs, input, heading, top, children }: BreakdownProps) {
  const { trip } = answers;
  const { api } = useServices();
  const faqs = useApiQuery(trip.treatmentType ? queries.faqs(api, trip.treatmentType) : null, []);
  const isNarrow = useNarrow();
  const navigate = useNavigate();
  const { cost: computed, failed, unsaved, retry } = useTripCost(trip, costs);
  // The zeros of a failure would read as a promise.
  const cost = failed ? null : computed;
  // A treatment whose price is asked for.
  const isWithoutTreatment = cost?.treatment === 0;
  const data = isWithoutTreatment
    ? { ...answers, leftOut: [costLines.treatment.part, ...answers.leftOut] }
    : answers;
  const figures = cost && tripFigures(cost, null, moneyIn(data.local));
  const sharing = useSharing(trip, data.local?.code, figures && copy.shared(figures, data.leftOut));
  // It opens with the first result: what arrives later would push down what the visitor reads.
  const [isOpened, setIsOpened] = useState(false);
  if (computed && !isOpened) setIsOpened(true);
  const isSlow = useSlow(computed === null);
  const waiting = isSlow ? wizardCopy.slow : copy.computing;
  // A failure is announced by Failure.
  useAnnouncement(failed ? '' : figures ? copy.ready(figures, data.leftOut) : waiting);
  const request = () => void navigate('/contact');

  return (
    <>
      <div className={wizard.card} data-card="raised">
        {top}
        <div className={classes.sheet} data-empty={isOpened ? undefined : ''}>
          <PrintHead />
          <BreakdownHead
            data={data}
            cost={cost}
            input={input}
            waiting={failed ? null : waiting}
            heading={heading}
          />
          {failed && (
            <div className={classes.failure}>
              <Failure text={copy.failed} label={wizardCopy.retry} retry={retry} />
            </div>
          )}
          {isOpened && (
            <>
              {cost && unsaved && (
                <div className={classes.unsaved}>
                  <Failure
                    key={unsaved}
                    text={unsaved === 'refused' ? wizardCopy.saveFailed : copy.unsaved}
                    label={wizardCopy.retry}
                    retry={retry}
                  />
                </div>
              )}
              {cost && <MoneySaved data={data} cost={cost} />}
              <div className={classes.body}>
                <div>
                  <ItemisedCost data={data} cost={cost} failed={failed} />
                  {cost && <EstimateActions sharing={sharing} hasBar={isNarrow} onRequest={request} />}
                  {cost && isRanged(cost) && <CareAtHome data={data} />}
                  <AnswerList data={data} />
                </div>
                <EstimateBasis data={data} faqs={faqs.data} />
              </div>
              {cost && input && <WhatIf data={data} input={input} cost={cost} />}
              {children}
            </>
          )}
          <PrintFoot trip={trip} treatment={data.treatment} currency={data.local?.code} link={sharing.link} />
        </div>
      </div>
      {cost && isNarrow && (
        <EstimateBar
          cost={cost}
          leftOut={data.leftOut}
          local={data.local}
          sharing={sharing}
          onRequest={request}
        />
      )}
    </>
  );
}
