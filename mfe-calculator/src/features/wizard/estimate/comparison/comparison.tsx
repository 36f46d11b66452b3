import { type CostByCountry, orderingTotal, queries, totalScope, tripAtom } from 'shared-contracts';
import { Failure, type QueryResult, Title, useApiQuery, useServices, useSetAtom } from 'shared-contracts/ui';
import { uncountedLines } from '../../../../shared/cost-lines.rules.ts';
import { hasTravel } from '../../../../shared/route.rules.ts';
import { useToldPrice } from '../../../../shared/told-price/use-told-price.ts';
import { forCountedUnits, lackingOf } from '../../../../shared/total.rules.ts';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { wizardCopy } from '../../../../shared/wizard.copy.ts';
import { Fold } from '../fold.tsx';
import { comparisonCopy as copy } from './comparison.copy.ts';
import classes from './comparison.module.css';
import { columnsOf } from './comparison-columns.rules.ts';
import { ComparisonPicker } from './comparison-picker.tsx';
import { comparisonRows } from './comparison-rows.rules.ts';
import { comparedLimit, suggestCountries, toggle, withChosen } from './comparison-selection.rules.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { PriceBases } from './price-bases.tsx';

interface ComparisonProps {
  data: WizardData;
  costs: QueryResult<CostByCountry[]>;
  /** The countries that the visitor compares; none until some were ticked. */
  ticked: readonly string[];
  onTick(countries: string[]): void;
}

/** The same trip in several destinations, side by side. The visitor can choose another destination here. */
export function Comparison({ data, costs, ticked, onTick }: ComparisonProps) {
  const { trip, treatment, destinations } = data;
  const { api, announce } = useServices();
  const update = useSetAtom(tripAtom);
  const facts = useApiQuery(queries.destinations(api), []);
  const chosen = trip.destination ?? '';
  // Unlike an unlisted country, whose totals name it, this is an answer that can be changed.
  const isWithoutFlights = hasTravel(trip) && !trip.flightSupport;
  // A link may name countries that are not offered any more.
  const picked = ticked.filter(country => costs.data.some(cost => cost.country === country));
  const compared = withChosen(picked.length > 0 ? picked : suggestCountries(costs.data, chosen), chosen);
  const told = useToldPrice(treatment, trip);
  const { home_price: known = null } = costs.data.find(({ country }) => country === chosen) ?? {};
  const home = told ?? known;
  const columns = columnsOf({
    countries: compared,
    chosen,
    source: trip.source,
    home: hasTravel(trip) && trip.source !== chosen ? home : null,
    costs: costs.data,
    stays: destinations.data,
    facts: facts.data,
  });
  const toggleCountry = (country: string) => {
    const next = toggle(compared, chosen, country);
    if (next === compared) announce(copy.full(comparedLimit.max));
    else onTick([...next]);
  };
  const choose = (country: string) => {
    // Pin the columns, so that the pressed button keeps its place and the focus.
    onTick(compared);
    update({ destination: country });
    announce(copy.chose(country));
  };
  return (
    <section className={classes.comparison} aria-labelledby="comparison">
      <Fold
        title={
          <Title order={4} size="h3" id="comparison">
            {copy.title}
          </Title>
        }
      >
        <p>
          {isWithoutFlights ? copy.withoutFlights : copy.lead}{' '}
          {!isWithoutFlights && columns.some(({ country }) => country === null) && copy.homeNote(home?.note)}{' '}
          {data.local && copy.amountsIn(data.local.sign)}{' '}
        </p>
        {costs.loading && <p>{copy.loading}</p>}
        {costs.failed && <Failure text={copy.failed} label={wizardCopy.retry} retry={costs.retry} />}
        {!costs.loading && !costs.failed && costs.data.length < 2 && <p>{copy.none}</p>}
        {costs.data.length > 1 && !isWithoutFlights && (
          <>
            <ComparisonPicker
              chosen={chosen}
              offered={[...costs.data]
                .sort((a, b) => orderingTotal(a) - orderingTotal(b))
                .map(({ country }) => country)}
              compared={compared}
              onToggle={toggleCountry}
            />
            {compared.length < comparedLimit.min ? (
              <p>{copy.few}</p>
            ) : (
              <>
                <ComparisonTable
                  columns={columns}
                  rows={comparisonRows({
                    columns,
                    local: data.local,
                    counted: data.unitsText && forCountedUnits(data.unitsText, trip.patients),
                    further: data.stays.slice(1),
                    uncounted: country => uncountedLines(data.tripTo(country)),
                    lacking: lackingOf(data.treatment),
                    scope: data.leftOut.length > 0 ? totalScope(data.leftOut) : null,
                  })}
                  onChoose={choose}
                />
                <PriceBases
                  treatmentId={trip.treatmentType ?? ''}
                  source={told ? null : trip.source}
                  columns={columns}
                />
              </>
            )}
          </>
        )}
      </Fold>
    </section>
  );
}
