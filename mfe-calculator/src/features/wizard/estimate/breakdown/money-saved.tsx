import { compareTotals, type HomePrice } from 'shared-contracts';
import { type LocalCurrency, PriceMark, PublicCare, Title } from 'shared-contracts/ui';
import { aboutIn } from '../../../../shared/currency/local-currency.rules.ts';
import { countsFlights, routeOf } from '../../../../shared/route.rules.ts';
import { isRanged, rangeOf, type TripTotal } from '../../../../shared/total.rules.ts';
import { useCosts } from '../../../../shared/use-costs.ts';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { breakdownCopy } from './breakdown.copy.ts';
import classes from './breakdown.module.css';

const { moneySaved: copy } = breakdownCopy;

/** Companions more than now up to which a limit is worth a sentence. */
const NEAR = 2;

/** Compares the whole trip with the treatment at home, more as plainly as less, and says from where on it is surely less. */
export function MoneySaved({ data, cost }: { data: WizardData; cost: TripTotal }) {
  const { trip, treatment, local } = data;
  const home = cost.home_price ?? null;
  const isAbroad = routeOf(trip) === 'abroad' && countsFlights(trip);
  if (home === null || trip.source === null || !isRanged(cost) || !isAbroad) return null;
  const comparison = compareTotals(cost, home, amount => aboutIn(local, amount));
  const verdict = copy.trip(comparison.withHome);
  return (
    <div className={classes.moneySaved} data-less={comparison.isLess ? '' : undefined}>
      <Title order={4}>{copy.title}</Title>
      <p>
        {copy.home(trip.source, priceOf(home, local), trip.patients, data.unitsText)}
        <PriceMark treatmentId={trip.treatmentType ?? ''} country={trip.source} isAtHome basis={home.basis} />
        {'. '}
        {home.note} {comparison.isLess ? <strong>{verdict}</strong> : verdict}{' '}
        <BreakEven data={data} isLess={comparison.isLess} /> {copy.judge}
      </p>
      <PublicCare treatmentId={treatment?.id} source={trip.source} />
    </div>
  );
}

/** Where the comparison turns, if the API says so. Step 5 has asked for it already. */
function BreakEven({ data, isLess }: { data: WizardData; isLess: boolean }) {
  const { trip, treatment } = data;
  const { costs } = useCosts(data, 'estimate', { destination: trip.destination });
  const { less_than_home: turn } = costs.data.find(({ country }) => country === trip.destination) ?? {};
  const { from_units: units, up_to_companions: most } = turn ?? {};
  const isNear = typeof most === 'number' && most <= trip.companions + NEAR;
  return (
    <>
      {treatment?.unit && units && copy.fromUnits(`${units} ${treatment.unit.many}`, trip.patients)}{' '}
      {isNear && copy.companions(isLess, most)}
    </>
  );
}

/** `about $17,500 ($14,000 to $22,800)` */
const priceOf = (home: HomePrice, local: LocalCurrency | null): string =>
  aboutIn(local, home.typical) + (home.low < home.high ? ` (${rangeOf(home, local)})` : '');
