import { type Amount, findAmounts, writeAmount } from './amounts.rules.ts';
import { type LineId, linesIn } from './quote-lines.ts';

/** What a pasted quote says, as far as it is recognised. */
export interface ReadText {
  /** Lines that it includes. */
  has: LineId[];
  /** Lines that it leaves out. */
  leavesOut: LineId[];
  /** As the form's fields hold them. */
  amounts: Partial<Record<LineId, string>>;
  total: string;
  /** Amounts whose line is not clear. */
  unplaced: string[];
}

const LEFT_OUT =
  /\bnot (?:be )?(?:includ|cover|part of)|\bexclu(?:d|si)|\bexcl\b|\bwithout\b|\bown expense|\b(?:is|are|at) extra\b|\bextra (?:cost|charge|fee)/;
/** Words that leave nothing out. */
const NO_EXTRA = /\bno extra /g;
const INCLUDED = /\binclu(?:d|si)|\bincl\b|\bcover/;
const TOTAL = /\btotal\b|\bpackage\b|\ball[- ]in\b|\ball[- ]inclusive\b/;
const PRICE = /\b(?:price|cost|quote)\b/;

/** Finds known words and amounts in the text of a quote, sentence by sentence. */
export function readText(text: string): ReadText {
  const has = new Set<LineId>();
  const leavesOut = new Set<LineId>();
  const amounts: ReadText['amounts'] = {};
  const unplaced: string[] = [];
  let total = '';
  let isLeftOut = false;
  for (const sentence of text.split(/[\n;•]|\. |\bbut\b/)) {
    const plain = sentence.trim().toLowerCase();
    const lines = linesIn(plain);
    const largest = largestOf(findAmounts(sentence));
    const isNegated = LEFT_OUT.test(plain.replaceAll(NO_EXTRA, ''));
    const isIncluded = !isNegated && INCLUDED.test(plain);
    // A heading counts for the list below it.
    if ((lines.length === 0 || plain.endsWith(':')) && (isNegated || isIncluded)) isLeftOut = isNegated;
    const isOut = isNegated || (isLeftOut && !isIncluded);
    for (const line of lines) (isOut ? leavesOut : has).add(line);
    if (!largest) continue;
    const [line] = lines;
    if (isOut) unplaced.push(writeAmount(largest));
    else if (TOTAL.test(plain) && total === '') total = writeAmount(largest);
    else if (line && lines.length === 1 && amounts[line] === undefined) amounts[line] = writeAmount(largest);
    else if (lines.length !== 1 && PRICE.test(plain) && total === '') total = writeAmount(largest);
    else unplaced.push(writeAmount(largest));
  }
  for (const line of has) leavesOut.delete(line);
  return { has: [...has], leavesOut: [...leavesOut], amounts, total, unplaced };
}

/** Of `4 x $900 = $3,600` the whole. */
const largestOf = (amounts: readonly Amount[]): Amount | undefined =>
  [...amounts].sort((a, b) => b.value - a.value)[0];
