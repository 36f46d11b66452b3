import { type CostByCountry, costInputOf, queries } from 'shared-contracts';
import { Title, useFetched, useServices } from 'shared-contracts/ui';
import type { WizardData } from '../use-trip-data.ts';
import { CostLines } from './cost-lines.tsx';
import { estimateCopy as copy } from './estimate.copy.ts';
import classes from './estimate.module.css';

const none: CostByCountry[] = [];

/** What the trip would cost by the answers so far, with what is still assumed (design.md). */
export function RunningEstimate({ data: { trip, treatment }, step }: { data: WizardData; step: number }) {
  const { api } = useServices();
  const question = costInputOf(trip, step, treatment?.duration ?? 0);
  const costs = useFetched(question && queries.costsByTreatment(api, question.input), none);
  const cost = costs.data.find(({ country }) => country === trip.destination);
  if (!cost || !question || !treatment) return null;
  return (
    <aside className={classes.estimate} aria-label={copy.running}>
      <Title order={3} size="h4">
        {copy.running}
      </Title>
      <CostLines cost={cost} label={copy.running} />
      <p>{copy.unit(treatment.priceUnit, treatment.typicalUnits)}</p>
      {question.assumed.length > 0 && (
        <p>
          {copy.assumed} {question.assumed.map(key => copy.assumptions[key]).join(', ')}.
        </p>
      )}
    </aside>
  );
}
