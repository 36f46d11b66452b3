import { compareTotals, type HomePrice } from 'shared-contracts';
import { type LocalCurrency, PriceMark, PublicCare, Title } from 'shared-contracts/ui';
import { aboutIn } from '../../../../shared/currency/local-currency.rules.ts';
import { countsFlights, routeOf } from '../../../../shared/route.rules.ts';
import { isRanged, rangeOf, type TripTotal } from '../../../../shared/total.rules.ts';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { breakEven } from './break-even.rules.ts';
import { breakdownCopy } from './breakdown.copy.ts';
import classes from './breakdown.module.css';

const { moneySaved: copy } = breakdownCopy;

/** Companions more than now up to which a limit is worth a sentence. */
const NEAR = 2;

/** Compares the whole trip with the treatment at home, more as plainly as less, and says from where on it is surely less. */
export function MoneySaved({ data, cost }: { data: WizardData; cost: TripTotal }) {
  const { trip, treatment, home, local, options } = data;
  const isAbroad = routeOf(trip) === 'abroad' && countsFlights(trip);
  if (home === null || trip.source === null || !isRanged(cost) || !isAbroad) return null;
  const comparison = compareTotals(cost, home, amount => aboutIn(local, amount));
  const verdict = copy.trip(comparison.withHome);
  const unit = treatment?.unit;
  const turn = breakEven({
    cost,
    home,
    bands: options.data?.bands ?? [],
    trip,
    units: unit ? { count: data.unitCount, max: unit.max } : null,
  });
  const isNear = turn.companions !== null && turn.companions <= trip.companions + NEAR;
  return (
    <div className={classes.moneySaved} data-less={comparison.isLess ? '' : undefined}>
      <Title order={4}>{copy.title}</Title>
      <p>
        {copy.home(trip.source, priceOf(home, local), trip.patients, data.unitsText)}
        <PriceMark treatmentId={trip.treatmentType ?? ''} country={trip.source} isAtHome basis={home.basis} />
        {'. '}
        {home.note} {comparison.isLess ? <strong>{verdict}</strong> : verdict}{' '}
        {unit && turn.units !== null && copy.fromUnits(`${turn.units} ${unit.many}`, trip.patients)}{' '}
        {turn.companions !== null && isNear && copy.companions(comparison.isLess, turn.companions)}{' '}
        {copy.judge}
      </p>
      <PublicCare treatmentId={treatment?.id} source={trip.source} />
    </div>
  );
}

/** `about $17,500 ($14,000 to $22,800)` */
const priceOf = (home: HomePrice, local: LocalCurrency | null): string =>
  aboutIn(local, home.typical) + (home.low < home.high ? ` (${rangeOf(home, local)})` : '');
