import type { CostByCountry } from 'shared-contracts';
import type { LocalCurrency } from 'shared-contracts/ui';
import { exactIn } from '../../../shared/currency/local-currency.rules.ts';
import { wizardCopy as copy } from '../../../shared/wizard.copy.ts';

type ChosenLine = 'travel' | 'visa' | 'accommodation' | 'food';

/**
 * What a choice says of its cost, by the API's totals: that it is counted, or the difference to what is chosen; nothing
 * while that is not known.
 * @param total of the trip with this choice
 * @param line that the choice is counted in
 * @param isAdded it would come in addition, not in place of another
 */
export function describeAdded(
  local: LocalCurrency | null,
  cost: CostByCountry | undefined,
  {
    line,
    total,
    isChosen,
    isAdded = false,
  }: { line: ChosenLine; total: number | undefined; isChosen: boolean; isAdded?: boolean },
): string | undefined {
  if (!cost) return undefined;
  if (isChosen) return cost[line] === 0 ? copy.free : copy.counted(exactIn(local, cost[line]));
  if (total === undefined) return undefined;
  const difference = total - cost.total;
  if (isAdded && difference === 0) return copy.free;
  return isAdded
    ? copy.adds(exactIn(local, difference))
    : copy.instead(exactIn(local, Math.abs(difference)), difference);
}
