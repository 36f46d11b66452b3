import { joinWords, pluralize } from 'shared-contracts';
import { lower } from './quote-answer.copy.ts';

/** What is said of a text that was read. */
export const readQuoteCopy = {
  nothing: 'We found no lines and no amounts in this text. Tick the lines yourself.',
  found: (ticked: number, amounts: number) =>
    `We found ${pluralize(ticked, 'line')} and ${pluralize(amounts, 'amount')} and filled in the form. Check it.`,
  leftOut: (names: readonly string[]) =>
    `The text says that these are not in the price: ${joinWords(names.map(lower))}.`,
  unplaced: (amounts: readonly string[]) =>
    `We do not know what these amounts are for: ${joinWords(amounts)}. If one is for a line of the form, type it there.`,
  named: (names: readonly string[]) =>
    `We read ${joinWords(names)} from it. If that is wrong, change it in the form.`,
  currency: 'We only read amounts with a currency, such as $5,400 or EUR 5400.',
} as const;
