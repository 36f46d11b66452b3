import { Fragment } from 'react';
import { type HomePrice, tripFigures } from 'shared-contracts';
import { type LocalCurrency, moneyIn, PriceMark, PublicCare, Title, useServices } from 'shared-contracts/ui';
import { aboutIn } from '../../../../shared/currency/local-currency.rules.ts';
import { countsFlights, routeOf } from '../../../../shared/route.rules.ts';
import { ToldPriceField } from '../../../../shared/told-price/told-price-field.tsx';
import { useToldPrice } from '../../../../shared/told-price/use-told-price.ts';
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
  const told = useToldPrice(treatment, trip);
  const home = told ?? cost.home_price ?? null;
  if (trip.source === null || !isRanged(cost) || !isCompared(trip)) return null;
  const figures = tripFigures(cost, home, moneyIn(local));
  // Of two totals the later counts, as in what the API says of it.
  const isLess = figures.at(-1)?.comparison?.isLess ?? false;
  return (
    <div className={classes.moneySaved} data-less={isLess ? '' : undefined}>
      <Title order={4}>{copy.title}</Title>
      <p>
        {home ? <AtHome data={data} home={home} isTold={told !== null} /> : copy.unknown(trip.source)}{' '}
        {figures.map(({ briefly, comparison }) => {
          const verdict = comparison && copy.trip(comparison, briefly);
          return (
            <Fragment key={briefly}>{comparison?.isLess ? <strong>{verdict}</strong> : verdict} </Fragment>
          );
        })}
        {home && !told && <BreakEven data={data} isLess={isLess} />} {copy.judge}
      </p>
      <PublicCare treatmentId={trip.treatmentType ?? ''} source={trip.source} />
    </div>
  );
}

/** What the trip is compared with, for the visitor to say better. */
export function CareAtHome({ data: { trip, treatment } }: { data: WizardData }) {
  if (!treatment || trip.source === null || !isCompared(trip)) return null;
  return (
    <div className={classes.careAtHome}>
      <ToldPriceField treatment={treatment} trip={trip} />
    </div>
  );
}

const isCompared = (trip: WizardData['trip']) => routeOf(trip) === 'abroad' && countsFlights(trip);

interface AtHomeProps {
  data: WizardData;
  home: HomePrice;
  isTold: boolean;
}

/** What the comparison is with. */
function AtHome({ data: { trip, local, unitsText }, home, isTold }: AtHomeProps) {
  const { hasPage } = useServices();
  const { treatmentType, source, patients } = trip;
  if (isTold)
    return copy.told(aboutIn(local, home.typical / patients), patients, aboutIn(local, home.typical));
  return (
    <>
      {copy.home(source ?? '', priceOf(home, local), patients, unitsText)}
      {hasPage('/prices') && ', '}
      <PriceMark treatmentId={treatmentType ?? ''} country={source} isAtHome basis={home.basis} />
      {'. '}
      {home.note}
    </>
  );
}

/** Where the comparison turns, if the API says so. Step 5 has asked for it already. */
function BreakEven({ data, isLess }: { data: WizardData; isLess: boolean }) {
  const { trip, treatment } = data;
  const { cost } = useCosts(data, 'estimate', { destination: trip.destination });
  const { from_units: units, up_to_companions: most } = cost?.less_than_home ?? {};
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
