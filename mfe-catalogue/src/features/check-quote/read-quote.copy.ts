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
    `We could not place ${joinWords(amounts)}. Add ${amounts.length > 1 ? 'them' : 'it'} below if ${amounts.length > 1 ? 'they matter' : 'it matters'}.`,
  extras: (amounts: readonly string[]) => `Extra, not in the price: ${joinWords(amounts)}.`,
  treatment: (name: string, units: number | null) =>
    `Treatment: ${name}${units === null ? '' : `, ${units}`}. Wrong? Change it below.`,
  others: (names: readonly string[]) =>
    `This text has more than one treatment in its price: ${joinWords(names)}. We compare one at a time: ask the clinic for the price of each, and type that below.`,
  country: (name: string) => `Country: ${name}. Wrong? Change it below.`,
  asked: (names: readonly string[]) =>
    `We are not sure about ${joinWords(names.map(lower))}. Tick what is in the price.`,
  kept: (terms: readonly string[]) => `It also says: ${joinWords(terms)}. Your questions mention it.`,
  currency: 'We only read amounts with a currency, such as $5,400 or EUR 5400.',
} as const;
