import type { RefObject } from 'react';
import { costInputOf, queries } from 'shared-contracts';
import { useApiQuery, useServices } from 'shared-contracts/ui';
import type { WizardData } from '../use-wizard-data.ts';
import { Breakdown } from './breakdown/breakdown.tsx';
import { Comparison } from './comparison/comparison.tsx';

interface EstimateProps {
  data: WizardData;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The estimate after the last step. Breakdown and comparison show the same costs: those of the answers on screen. */
export function Estimate({ data, heading }: EstimateProps) {
  const { api } = useServices();
  const question = costInputOf(data.trip, 'estimate', data.treatment ?? 0);
  const costs = useApiQuery(question && queries.costsByTreatment(api, question.input), []);
  return (
    <Breakdown data={data} costs={costs} input={question?.input ?? null} heading={heading}>
      <Comparison data={data} costs={costs} />
    </Breakdown>
  );
}
