import { type ReactNode, type RefObject, useEffect } from 'react';
import type { CostByCountry, CostsByTreatmentInput } from 'shared-contracts';
import { Button, type QueryResult, useNavigate, useServices } from 'shared-contracts/ui';
import type { WizardData } from '../../use-wizard-data.ts';
import { FailedSection } from '../failed-section.tsx';
import { hasTravel } from '../route.rules.ts';
import { PrintFoot, PrintHead } from '../sharing/print-frame.tsx';
import { ShareAndPrint } from '../sharing/share-and-print.tsx';
import { WhatIf } from '../what-if/what-if.tsx';
import { AnswerList } from './answer-list.tsx';
import { breakdownCopy as copy } from './breakdown.copy.ts';
import classes from './breakdown.module.css';
import { BreakdownHead } from './breakdown-head.tsx';
import { EstimateBasis } from './estimate-basis.tsx';
import { ItemisedCost } from './itemised-cost.tsx';
import { MoneySaved } from './money-saved.tsx';
import { useTripCost } from './use-trip-cost.ts';

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
  const { trip } = data;
  const { announce } = useServices();
  const navigate = useNavigate();
  const { cost: computed, failed, retry } = useTripCost(trip, costs);
  // The zeros of a failure would read as a promise.
  const cost = failed ? null : computed;
  // A failure is announced by FailedSection.
  const announcement = failed ? '' : cost ? copy.ready(cost.total, hasTravel(trip)) : copy.computing;
  useEffect(() => {
    if (announcement) announce(announcement);
  }, [announcement, announce]);

  return (
    <div className={classes.sheet}>
      <PrintHead />
      <BreakdownHead data={data} cost={cost} failed={failed} heading={heading} />
      {failed && (
        <div className={classes.failure}>
          <FailedSection text={copy.failed} retry={retry} heading={heading} />
        </div>
      )}
      {cost && <MoneySaved data={data} cost={cost} />}
      <div className={classes.body}>
        <div>
          <ItemisedCost data={data} cost={cost} failed={failed} />
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
