import { checkQuoteCopy } from './check-quote.copy.ts';
import type { CheckedQuote } from './check-quote.rules.ts';

const { answer: copy, lines } = checkQuoteCopy;

/** What to ask the clinic: of each line that the quote lacks, and of amounts that cannot be compared as they are. */
export function questionsOf({ lines: checked, comparison }: CheckedQuote): string[] {
  const missing = checked.flatMap(({ id, isInQuote }) => {
    const { question } = lines[id];
    return isInQuote || !question ? [] : [question];
  });
  if (comparison.kind === 'noRate') return [copy.inDollars, ...missing];
  if (comparison.kind !== 'compared') return missing;
  const { alsoPaid, isLessThanSum, position, low, high, units } = comparison;
  return [
    ...(isLessThanSum ? [copy.which] : []),
    ...(alsoPaid.length > 0 ? [copy.share(alsoPaid.map(id => lines[id].name))] : []),
    ...missing,
    ...(position === 'within' ? [] : [copy.why(low * units, high * units)]),
  ];
}

/** The list as plain text, to be sent to the clinic. */
export const listText = (title: string, questions: readonly string[]): string =>
  [title, '', ...questions.map((question, index) => `${index + 1}. ${question}`)].join('\n');
