import type { RefObject } from 'react';
import { costInputOf, queries } from 'shared-contracts';
import { useApiQuery, useServices } from 'shared-contracts/ui';
import type { WizardData } from '../use-wizard-data.ts';
import { Breakdown } from './breakdown/breakdown.tsx';
import { Comparison } from './comparison/comparison.tsx';
import { WhatIf } from './what-if/what-if.tsx';

interface EstimateProps {
  data: WizardData;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The estimate after the last step. Breakdown and comparison show the same costs: those of the answers on screen. */
export function Estimate({ data, heading }: EstimateProps) {
  const { api } = useServices();
  const question = costInputOf(data.trip, 'estimate', data.treatment ?? 0);
  const costs = useApiQuery(question && queries.costsByTreatment(api, question.input), []);
  const cost = costs.data.find(({ country }) => country === data.trip.destination);
  return (
    <Breakdown data={data} costs={costs} heading={heading}>
      {question && cost && <WhatIf data={data} input={question.input} cost={cost} />}
      <Comparison data={data} costs={costs} />
    </Breakdown>
  );
}
