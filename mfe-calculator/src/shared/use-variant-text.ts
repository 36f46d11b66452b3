import { queries } from 'shared-contracts';
import { type LocalCurrency, useApiQuery, useServices } from 'shared-contracts/ui';
import { aboutIn } from './currency/local-currency.rules.ts';
import type { TripVariant } from './trip-variants.rules.ts';
import { variantTextCopy as copy } from './variant-text.copy.ts';

interface ShownVariant extends TripVariant {
  country: string | null;
  local: LocalCurrency | null;
}

/** What else a trip may come to, in a line; both totals, where a guideline asks for a later flight. It is there before its amount. */
export function useVariantText({ name, input, country, local }: ShownVariant): string {
  const { api } = useServices();
  const costs = useApiQuery(queries.costsByTreatment(api, input), []);
  const cost = costs.data.find(entry => entry.country === country);
  if (!cost) return `${name}: ${costs.loading ? copy.pending : copy.notKnown}`;
  const { later, total } = cost;
  return `${name}: ${aboutIn(local, total)}${later ? copy.later(aboutIn(local, later.total), later.after) : ''}`;
}
