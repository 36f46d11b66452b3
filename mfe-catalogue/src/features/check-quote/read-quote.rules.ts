import { checkQuoteCopy } from './check-quote.copy.ts';
import type { Draft } from './draft.ts';
import { countryIn, treatmentIn } from './names-in-text.rules.ts';
import { readQuoteCopy as copy } from './read-quote.copy.ts';
import { type ReadText, readText } from './read-text.rules.ts';

const { lines } = checkQuoteCopy;

type Named = { name: string };

/** What a pasted quote says, with the treatment and the country that it names. */
export interface ReadQuote extends ReadText {
  treatment: Named | null;
  country: string | null;
}

/**
 * Reads the text of a quote. The code is loaded when somebody pastes one.
 * @param destinations that it may name
 */
export const readQuote = (
  text: string,
  treatments: readonly Named[],
  destinations?: readonly string[],
): ReadQuote => ({
  ...readText(text),
  treatment: treatmentIn(treatments, text),
  country: countryIn(text, destinations),
});

/** The form with what the text says. What it does not say stays. */
export const fillFrom = (
  { treatment, country, has, leavesOut, amounts, total }: ReadQuote,
  draft: Draft,
): Draft => ({
  ...draft,
  treatment: treatment?.name ?? draft.treatment,
  country: country ?? draft.country,
  has: [...new Set([...draft.has, ...has])].filter(line => !leavesOut.includes(line)),
  amounts: { ...draft.amounts, ...amounts },
  total: total || draft.total,
});

/** What was read, in sentences. */
export function describeReading({
  treatment,
  country,
  has,
  leavesOut,
  amounts,
  total,
  unplaced,
}: ReadQuote): string[] {
  const placed = Object.keys(amounts).length + (total ? 1 : 0);
  const isNothing = has.length + leavesOut.length + placed + unplaced.length === 0;
  const named = [treatment?.name, country].filter(name => name != null);
  return [
    ...(named.length > 0 ? [copy.named(named)] : []),
    isNothing ? copy.nothing : copy.found(has.length, placed),
    ...(leavesOut.length > 0 ? [copy.leftOut(leavesOut.map(id => lines[id].name))] : []),
    ...(unplaced.length > 0 ? [copy.unplaced(unplaced)] : []),
    ...(placed === 0 ? [copy.currency] : []),
  ];
}
