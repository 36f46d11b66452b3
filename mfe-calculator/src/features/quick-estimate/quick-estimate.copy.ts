import { type HomePrice, joinWords, withArticle } from 'shared-contracts';
import type { Money } from 'shared-contracts/ui';

export const quickEstimateCopy = {
  ask: (stay: string) => `Choose where you live to see the whole trip for one patient, ${stay}.`,
  /** What the estimates show without totals. @param isUsual they count the usual numbers, of which the page has a range */
  until: (isUsual: boolean) =>
    `For now you see ${isUsual ? 'the range of all home countries' : 'the treatment alone'}.`,
  pending: '…',
  loading: 'Adding up the whole trip…',
  missing: 'We know no total for this treatment yet. You see the treatment alone.',
  failed: 'The cost of the whole trip could not be loaded.',
  retry: 'Try again',
  /** @param source null where no flights are counted */
  counted: (scope: string, source: string | null, counted: string) =>
    `${scope}${source === null ? '' : ` from ${withArticle(source)}`}: ${counted}, standard hotel and food.`,
  atHome: (price: HomePrice | null, units: string | null, money: Money) => {
    if (price === null) return 'No reliable price at home yet: we cannot say if you save.';
    const { typical, low, high, note } = price;
    const range = low < high ? ` (${money.range(low, high)})` : '';
    const paid = `Privately at home: ${money.about(typical)}${range}${units === null ? '' : ` for ${units}`}.`;
    return note ? `${paid} ${note}` : paid;
  },
  units: (many: string) => `How many ${many}?`,
  visits: 'How many trips?',
  /** `2: 5 and 7 days`: short, since a phone has half a line for it. */
  trips: (stays: readonly number[]) =>
    `${stays.length}: ${joinWords(stays.map(String))} ${stays.at(-1) === 1 ? 'day' : 'days'}`,
  fromAnywhere: 'wherever you live',
  explore: (country: string) => `Estimate my trip to ${country}`,
} as const;
