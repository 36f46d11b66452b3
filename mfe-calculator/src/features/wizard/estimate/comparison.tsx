import { useRef, useState } from 'react';
import { type CostByCountry, queries, type TripData, updateTripAtom } from 'shared-contracts';
import { Title, useApiQuery, useServices, useSetAtom } from 'shared-contracts/ui';
import type { WizardData } from '../use-trip-data.ts';
import { comparedLimit, suggestedCountries, toggled, withChosen } from './compared.rules.ts';
import classes from './comparison.module.css';
import { ComparisonChoice } from './comparison-choice.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { compareCopy as copy } from './estimate.copy.ts';
import { FailedPart } from './failed-part.tsx';
import { localMoney } from './local-money.ts';
import { wholeTrip } from './whole-trip.ts';

const none: CostByCountry[] = [];

/** The same trip in two to four destinations, side by side; another one can be chosen here. */
export function Comparison({ data }: { data: WizardData }) {
  const { trip, treatment } = data;
  const { api, announce } = useServices();
  const update = useSetAtom(updateTripAtom);
  const title = useRef<HTMLHeadingElement>(null);
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const question = wholeTrip(trip, treatment);
  const costs = useApiQuery(question && queries.costsByTreatment(api, question), none);
  const visas = useApiQuery(queries.destinations(api), []);
  const chosen = trip.destination ?? '';
  const shown = withChosen(picked ?? suggestedCountries(costs.data, chosen), chosen);
  const offered = costs.data.map(({ country }) => country);
  const columns = shown.flatMap(country => {
    const cost = costs.data.find(each => each.country === country);
    return cost
      ? [
          {
            cost,
            stayDays: data.destinations.data.find(each => each.country === country)?.stayDays,
            visaFee: feeOf(visas.data, country, trip),
          },
        ]
      : [];
  });
  const toggle = (country: string) => {
    const next = toggled(shown, chosen, country);
    if (next === shown) announce(copy.full(comparedLimit.max));
    else setPicked(next);
  };
  const choose = (country: string) => {
    // Columns stay where they are, so that the button keeps its place and the focus.
    setPicked(shown);
    update({ destination: country });
    announce(copy.chose(country));
  };
  return (
    <section className={classes.comparison} aria-labelledby="comparison">
      <Title order={4} size="h3" id="comparison" ref={title} tabIndex={-1}>
        {copy.title}
      </Title>
      <p>{copy.lead}</p>
      {costs.loading && <p>{copy.loading}</p>}
      {costs.failed && <FailedPart text={copy.failed} retry={costs.retry} heading={title} />}
      {costs.data.length === 1 && <p>{copy.none}</p>}
      {costs.data.length > 1 && (
        <>
          <ComparisonChoice chosen={chosen} offered={offered} shown={shown} onToggle={toggle} />
          {columns.length < comparedLimit.min ? (
            <p>{copy.few}</p>
          ) : (
            <ComparisonTable
              columns={columns}
              chosen={chosen}
              local={localMoney(data.options.data, trip.source)}
              onChoose={choose}
            />
          )}
        </>
      )}
    </section>
  );
}

function feeOf(
  destinations: readonly { country: string; visaFees: Record<string, number> }[],
  country: string,
  { source }: Pick<TripData, 'source'>,
): number | undefined {
  return destinations.find(each => each.country === country)?.visaFees[source ?? ''];
}
