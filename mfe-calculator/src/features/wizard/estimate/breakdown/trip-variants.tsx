import {
  type CostsByTreatmentInput,
  compareTotals,
  queries,
  type TripVariant,
  tripVariants,
} from 'shared-contracts';
import { type LocalCurrency, useApiQuery, useServices } from 'shared-contracts/ui';
import { aboutIn } from '../../../../shared/currency/local-currency.rules.ts';
import { routeOf } from '../../../../shared/route.rules.ts';
import { isRanged } from '../../../../shared/total.rules.ts';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { estimateCopy as copy } from '../estimate.copy.ts';

interface TripVariantsProps {
  data: Pick<WizardData, 'trip' | 'treatment' | 'local'>;
  input: CostsByTreatmentInput;
}

/** What else the trip may come to, a line each below its total. They are there before their amounts. */
export function TripVariants({ data: { trip, treatment, local }, input }: TripVariantsProps) {
  const flightSupport = input.flightSupport && routeOf(trip) === 'abroad';
  return tripVariants({ ...input, flightSupport }, treatment ?? {}).map(variant => (
    // A flight home after a wait may cost what the trip would save.
    <Variant
      key={variant.name}
      {...variant}
      country={trip.destination}
      isCompared={variant.input.nights > input.nights}
      local={local}
    />
  ));
}

interface VariantProps extends TripVariant {
  country: string | null;
  /** With the price at home. */
  isCompared: boolean;
  local: LocalCurrency | null;
}

function Variant({ name, input, country, isCompared, local }: VariantProps) {
  const { api } = useServices();
  const costs = useApiQuery(queries.costsByTreatment(api, input), []);
  const cost = costs.data.find(entry => entry.country === country);
  const unknown = costs.loading ? '…' : copy.none;
  const about = (amount: number) => aboutIn(local, amount);
  const compared =
    isCompared && cost?.home_price && isRanged(cost)
      ? `, ${compareTotals(cost, { ...cost.home_price, condition: undefined }, about).withHome}`
      : '';
  return <span data-note="">{`${name}: ${cost ? about(cost.total) : unknown}${compared}`}</span>;
}
