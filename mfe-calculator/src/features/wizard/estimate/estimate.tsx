import type { ReactNode, RefObject } from 'react';
import { treatmentSlug, tripAtom } from 'shared-contracts';
import { Slot, useSetAtom } from 'shared-contracts/ui';
import { useCosts } from '../../../shared/use-costs.ts';
import type { WizardData } from '../../../shared/use-wizard-data.ts';
import classes from './breakdown/breakdown.module.css';
import { Breakdown } from './breakdown/breakdown.tsx';
import { Comparison } from './comparison/comparison.tsx';
import { TripCalendar } from './trip-calendar/trip-calendar.tsx';

interface EstimateProps {
  data: WizardData;
  heading: RefObject<HTMLHeadingElement | null>;
  /** What stands above it in its card. */
  top: ReactNode;
}

/** The estimate after the last step. Breakdown and comparison show the costs of the answers on screen. */
export function Estimate({ data, heading, top }: EstimateProps) {
  const { question, costs, hasTotals } = useCosts(data, 'estimate');
  const update = useSetAtom(tripAtom);
  const { treatment, trip } = data;
  const { treatmentType: treatmentId, destination, compared } = trip;
  const slug = treatment ? treatmentSlug(treatment) : null;
  return (
    <Breakdown
      data={data}
      costs={costs}
      input={hasTotals && question ? question.input : null}
      heading={heading}
      top={top}
    >
      {hasTotals && (
        <Comparison
          data={data}
          costs={costs}
          ticked={compared}
          onTick={countries => update({ compared: countries })}
        />
      )}
      <TripCalendar data={data} />
      <div className={classes.quote}>
        <Slot name="estimate.quote" data={{ treatmentId, slug, destination }} />
      </div>
    </Breakdown>
  );
}
