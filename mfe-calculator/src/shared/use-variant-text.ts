import { compareTotals, queries } from 'shared-contracts';
import { type LocalCurrency, useApiQuery, useServices } from 'shared-contracts/ui';
import { aboutIn } from './currency/local-currency.rules.ts';
import { isRanged } from './total.rules.ts';
import type { TripVariant } from './trip-variants.rules.ts';
import { variantTextCopy as copy } from './variant-text.copy.ts';

interface ShownVariant extends TripVariant {
  country: string | null;
  /** The nights of the trip itself. */
  nights: number;
  local: LocalCurrency | null;
}

/** What else a trip may come to, in a line. It is there before its amount. */
export function useVariantText({ name, input, country, nights, local }: ShownVariant): string {
  const { api } = useServices();
  const costs = useApiQuery(queries.costsByTreatment(api, input), []);
  const cost = costs.data.find(entry => entry.country === country);
  const about = (amount: number) => aboutIn(local, amount);
  // A flight home after a wait may cost what the trip would save.
  const compared =
    input.nights > nights && cost?.home_price && isRanged(cost)
      ? `, ${compareTotals(cost, { ...cost.home_price, condition: undefined }, about).withHome}`
      : '';
  const unknown = costs.loading ? copy.pending : copy.notKnown;
  return `${name}: ${cost ? about(cost.total) : unknown}${compared}`;
}
