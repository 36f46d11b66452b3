import { useState } from 'react';
import { type CostsByTreatmentInput, queries } from 'shared-contracts';
import { type LocalCurrency, Title, useApiQuery, useServices } from 'shared-contracts/ui';
import { percentagesOf } from '../../../../shared/cost-lines.rules.ts';
import { cellIn, roundedCellIn } from '../../../../shared/currency/local-currency.rules.ts';
import { rangeOf, type TripTotal } from '../../../../shared/total.rules.ts';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { whatIfCopy as copy } from './what-if.copy.ts';
import classes from './what-if.module.css';
import { largestLine, reserve, type Scenario, scenariosOf } from './what-if.rules.ts';

interface WhatIfProps {
  data: WizardData;
  input: CostsByTreatmentInput;
  cost: TripTotal;
}

/** What drives the total, and what other answers would make of it. The trip's own answers stay. */
export function WhatIf({ data, input, cost }: WhatIfProps) {
  // Costs are requested once they are asked for.
  const [isOpen, setIsOpen] = useState(false);
  const destination = data.trip.destination ?? '';
  const { key, part } = largestLine(cost);
  const { local } = data;
  const columns = copy.columns(local?.sign);
  const between = ({ low, high }: { low: number; high: number }) =>
    copy.about(rangeOf({ low: cost.total * low, high: cost.total * high }, local, roundedCellIn));
  return (
    <section className={classes.whatIf} aria-labelledby="what-if">
      <Title order={4} size="h3" id="what-if">
        {copy.title}
      </Title>
      <p>{copy.driver(part, percentagesOf(cost)[key])}</p>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{copy.show}</summary>
        {isOpen && (
          <table aria-label={copy.table}>
            <thead>
              <tr>
                {columns.map(name => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {scenariosOf(input, data.options.data?.accommodation ?? [], destination).map(scenario => (
                <ScenarioRow
                  key={scenario.name}
                  {...scenario}
                  now={cost}
                  destination={destination}
                  local={local}
                />
              ))}
              <tr>
                <th scope="row">{copy.reserve}</th>
                <td data-column={columns[1]}>{between(reserve)}</td>
                <td data-column={columns[2]}>{between({ low: 1 + reserve.low, high: 1 + reserve.high })}</td>
              </tr>
            </tbody>
          </table>
        )}
      </details>
    </section>
  );
}

interface ScenarioRowProps extends Scenario {
  now: TripTotal;
  destination: string;
  local: LocalCurrency | null;
}

function ScenarioRow({ name, input, now, destination, local }: ScenarioRowProps) {
  const { api } = useServices();
  const costs = useApiQuery(queries.costsByTreatment(api, input), []);
  const then = costs.data.find(({ country }) => country === destination);
  const columns = copy.columns(local?.sign);
  const none = costs.loading ? copy.pending : copy.failed;
  return (
    <tr aria-busy={costs.loading}>
      <th scope="row">{name}</th>
      <td data-column={columns[1]}>{then ? cellIn(local, then.total - now.total) : none}</td>
      <td data-column={columns[2]}>{then ? cellIn(local, then.total) : none}</td>
    </tr>
  );
}
