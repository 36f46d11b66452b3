import type { CostBreakdown } from 'shared-contracts';
import { Title } from 'shared-contracts/ui';
import { estimateCopy } from './estimate.copy.ts';
import { homeSaving } from './home-saving.rules.ts';
import classes from './trip-facts.module.css';
import { assumptionsOf, type TripFacts as Facts } from './trip-notes.ts';

const { price: copy, assumed, excludes } = estimateCopy;

/** What stands behind the figures: the price and its range, what was assumed, what is not included. */
export function TripFacts({ facts, cost }: { facts: Facts; cost: CostBreakdown | null }) {
  const { trip, treatment, destination } = facts;
  const saving = destination && cost && homeSaving(trip, destination, cost);
  return (
    <div className={classes.facts}>
      {destination && (
        <div>
          <Title order={4}>{copy.title(destination.country)}</Title>
          <p className={classes.range}>{copy.range(destination.priceLow, destination.priceHigh)}</p>
          <p>
            {copy.typical(destination.basePrice, destination.priceUnit)}{' '}
            {copy.units(treatment?.typicalUnits ?? 1)}
          </p>
          {saving && (
            <p>
              {copy.home(trip.source ?? '', saving.home)}{' '}
              {saving.saving >= 0 ? copy.less(saving.saving) : copy.more(-saving.saving)}
            </p>
          )}
        </div>
      )}
      <List title={assumed.title} items={assumptionsOf(facts)} />
      {destination && <List title={excludes} items={destination.excludes} />}
    </div>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <Title order={4}>{title}</Title>
      <ul>
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
