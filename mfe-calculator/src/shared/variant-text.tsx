import { queries } from 'shared-contracts';
import { useApiQuery, useMoney, useServices } from 'shared-contracts/ui';
import type { TripVariant } from './trip-variants.rules.ts';
import { variantTextCopy as copy } from './variant-text.copy.ts';

/** What else a trip may come to, in a line; both totals, where a guideline asks for a later flight. It is there before its amount. */
export function VariantText({ name, input, country }: TripVariant & { country: string | null }) {
  const { api } = useServices();
  const { about } = useMoney();
  const costs = useApiQuery(queries.costsByTreatment(api, input), []);
  const cost = costs.data.find(entry => entry.country === country);
  if (!cost) return `${name}: ${costs.loading ? copy.pending : copy.notKnown}`;
  const { later, total } = cost;
  return `${name}: ${about(total)}${later ? copy.later(about(later.total), later.after) : ''}`;
}
