import { type ReactNode, type RefObject, useState } from 'react';
import { useCosts } from '../../../shared/use-costs.ts';
import type { WizardData } from '../../../shared/use-wizard-data.ts';
import { Breakdown } from './breakdown/breakdown.tsx';
import { Comparison } from './comparison/comparison.tsx';
import { TripCalendar } from './trip-calendar/trip-calendar.tsx';

interface EstimateProps {
  data: WizardData;
  heading: RefObject<HTMLHeadingElement | null>;
  /** What stands above it in its card. */
  top: ReactNode;
}

/** The estimate after the last step. Breakdown and comparison show the same costs: those of the answers on screen. */
export function Estimate({ data, heading, top }: EstimateProps) {
  const { question, costs, hasTotals } = useCosts(data, 'estimate');
  const [compared, setCompared] = useState<string[]>(data.trip.compared);
  return (
    <Breakdown
      data={data}
      compared={compared}
      costs={costs}
      input={hasTotals && question ? question.input : null}
      heading={heading}
      top={top}
    >
      {hasTotals && <Comparison data={data} costs={costs} ticked={compared} onTick={setCompared} />}
      <TripCalendar data={data} />
    </Breakdown>
  );
}
