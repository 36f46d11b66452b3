import { checkQuoteCopy } from './check-quote.copy.ts';
import type { CheckedQuote } from './check-quote.rules.ts';
import { quoteAnswerCopy as copy } from './quote-answer.copy.ts';
import { hasImplant, type LineId } from './quote-lines.ts';

const { lines } = checkQuoteCopy;

/** A line's words for a treatment. */
export const lineCopyOf = (id: LineId, { name, priceUnit }: CheckedQuote['treatment']) =>
  lines[id === 'implants' && !hasImplant(`${name} ${priceUnit}`) ? 'materials' : id];

/** The names of lines for a treatment. */
export const lineNames = (ids: readonly LineId[], treatment: CheckedQuote['treatment']): string[] =>
  ids.map(id => lineCopyOf(id, treatment).name);

/** What to ask the clinic: of amounts that cannot be compared as they are, of each line that is not in the quote, and always. */
export function questionsOf({ treatment, lines: checked, comparison, cell, terms }: CheckedQuote): string[] {
  const extra = checked.filter(({ id, isExtra }) => isExtra && 'question' in lines[id]).map(({ id }) => id);
  const missing = checked.flatMap(({ id, isInQuote, isExtra }) => {
    const { question } = lineCopyOf(id, treatment);
    return isInQuote || isExtra || !question ? [] : [question];
  });
  const others = [
    ...(extra.length > 0 ? [copy.howMuch(lineNames(extra, treatment))] : []),
    ...missing,
    ...(terms.brand ? [copy.brand(terms.brand)] : []),
    ...(terms.guarantee ? [copy.guarantee(terms.guarantee)] : []),
    ...copy.always,
    terms.deposit ? copy.deposit(terms.deposit) : copy.anyDeposit,
  ];
  if (comparison.kind === 'noRate') return [copy.inDollars, ...others];
  if (comparison.kind !== 'compared' || !cell) return others;
  const { estimated, unknown, isLessThanSum, position } = comparison;
  const unpriced = [...estimated.map(({ id }) => id), ...unknown];
  return [
    ...(isLessThanSum ? [copy.which] : []),
    ...(position === 'within' ? [] : [copy.covers]),
    ...(position === 'below' || position === 'above' ? [copy.why(cell.low, cell.high)] : []),
    ...(unpriced.length > 0 ? [copy.share(lineNames(unpriced, treatment))] : []),
    ...others,
  ];
}

/** The questions as a message to the clinic. */
export const messageOf = ({ treatment, country }: CheckedQuote, questions: readonly string[]): string =>
  [
    copy.greeting(treatment.name, country),
    ...questions.map((question, index) => `${index + 1}. ${question}`),
    copy.thanks,
  ].join('\n');
