import { type Amount, amountOf, writeAmount } from './amounts.rules.ts';
import type { Row, Sentence } from './clauses.rules.ts';
import { partOf } from './named-lines.rules.ts';
import { joinCurrencies, type Priced, priceOf, type Role } from './price.rules.ts';
import type { LineId } from './quote-lines.ts';
import { type Item, type Money, ruleSentence, type Sense } from './scope.rules.ts';
import { isSame, supplementsIn, totalOf, unique, valueOf } from './total.rules.ts';

/** What a pasted quote says, as far as it is sure. */
export interface ReadText {
  /** Lines that the price has, that it leaves out or that cost extra, and that may be one or the other. */
  has: LineId[];
  leavesOut: LineId[];
  askedLines: LineId[];
  amounts: Partial<Record<LineId, Amount>>;
  total: Amount | null;
  /** What may be the total. */
  askedTotals: Amount[];
  /** Amounts for what the price leaves out. */
  extras: Amount[];
  /** Amounts whose line is not clear. */
  unplaced: Amount[];
}

/** By how much more single pieces cost than all together. */
const NEARLY = 1.1;

interface ReadTextOptions {
  /** How many pieces the text counts. */
  units?: number | null;
  /** Whether a row names a treatment. */
  isNamed?: (row: string) => boolean;
  /** Whether a currency can be compared. */
  hasRate?: (currency: string) => boolean;
}

/** Lines, amounts and the total of a quote. */
export function readText(
  rows: readonly Row[],
  { units = null, isNamed = () => false, hasRate = () => false }: ReadTextOptions = {},
): ReadText {
  const { items, money } = ruleRows(rows);
  const priced = joinCurrencies(money, hasRate).map(paid => priceOf(paid, isNamed, units));
  for (const paid of supplementsIn(priced)) {
    paid.role = null;
    paid.isExtra = false;
    for (const item of items)
      if (item.sentence === paid.sentence && item.sense === 'extra') item.sense = 'listed';
  }
  for (const { role, lines, row, sentence, amount, isExtra } of priced) {
    const isRate = role === 'unit' || role === 'from';
    const ofTrip = lines.filter(line => partOf.get(line) === 'trip');
    // `Anaesthesia + $300`, `premium lens + $600`
    if (role === 'extra' && /\+\s*$/.test(row.text.slice(0, amount.start)))
      for (const item of items)
        if (item.sentence === sentence && lines.includes(item.line)) item.sense = 'ask';
    // A hotel at so much a night, a ride at so much each way, or what is so much more is not in the price.
    if (isRate || role === 'extra')
      items.push(...ofTrip.map(line => ({ line, sense: 'extra' as const, sentence, at: amount.start })));
    // Nor is what it has in it: `Guest house $95 a night, meals incl.`
    if (lines.includes('hotel') && (isRate || isExtra))
      for (const item of items)
        if (
          item.sentence === sentence &&
          item.at > amount.start &&
          item.line !== 'hotel' &&
          (item.sense === 'in' || item.line === 'food')
        )
          item.sense = item.line === 'food' ? 'extra' : 'ask';
  }
  const senses = (line: LineId) => {
    const own = items.filter(item => item.line === line);
    const isGiven = own.some(({ sense }) => sense === 'in' || sense === 'listed');
    return own.map(item => (isOfOther(item) || (isGiven && isConditional(item)) ? 'ask' : item.sense));
  };
  const lines = [...new Set(items.map(({ line }) => line))];
  const verdicts = new Map(lines.map(line => [line, verdictOf(senses(line))]));
  const of = (...wanted: Sense[]) => lines.filter(line => wanted.includes(verdicts.get(line) ?? 'ask'));
  const amounts = amountsOf(priced, of('in', 'listed'));
  const { total, asked } = totalOf(priced, amounts, units);
  // Neither what may be the total nor more than it is the amount of a line; nor what may be one piece's price.
  for (const [line, amount] of Object.entries(amounts))
    if (
      asked.some(other => isSame(other, amount)) ||
      (total &&
        amount.currency === total.currency &&
        (valueOf(amount) >= valueOf(total) ||
          (line === 'implants' &&
            (units ?? 1) > 1 &&
            valueOf(amount) * (units ?? 1) <= valueOf(total) * NEARLY)))
    )
      delete amounts[line as LineId];
  // What has its price after the total, and is not part of it, may come on top.
  const totals = total ? [total] : asked;
  const end = priced.findLastIndex(({ amount }) => totals.some(other => isSame(amount, other)));
  const later = priced.slice(end + 1).filter(paid => paid.role === null && paid.lines.length > 0);
  const sum = later.reduce((all, { amount }) => all + valueOf(amount), 0);
  if (end >= 0 && totals.every(other => Math.abs(sum - valueOf(other)) > 1))
    for (const line of later.flatMap(paid => paid.lines))
      if (verdicts.get(line) === 'listed') {
        verdicts.set(line, 'ask');
        delete amounts[line];
      }
  const placed = [...Object.values(amounts), ...asked, ...(total ? [total] : [])];
  const others = (...roles: Role[]) =>
    unique(priced.filter(({ role }) => roles.includes(role)).map(({ amount }) => amountOf(amount)));
  return {
    has: of('in', 'listed'),
    leavesOut: of('out', 'extra'),
    askedLines: of('ask'),
    amounts,
    total,
    askedTotals: asked,
    extras: others('extra'),
    unplaced: others('total', 'net', 'gross', 'from', null).filter(
      amount => !placed.some(other => isSame(amount, other)),
    ),
  };
}

/** A second procedure, or what a doctor may decide, says nothing of the one in the price. */
const isOfOther = ({ line, sense, sentence }: Item): boolean =>
  line === 'procedure' &&
  sense === 'extra' &&
  !sentence.segments.some(({ text }) => /(?:surgeon|doctor|dr)\S*\s(?:fee|charge)|honorar/.test(text));

/** Left out under a condition: `not in it: MRI if the doctor wants it`, `In case of a correction you pay for …`. */
const isConditional = ({ at, sense, sentence: { segments } }: Item): boolean =>
  sense === 'out' &&
  (/^\W*(?:if|in case of|in the event of)(?!\p{L})/u.test(segments[0]?.text ?? '') ||
    segments.findLast(({ start }) => start <= at)?.marks.some(({ kind }) => kind === 'condition') === true);

/** What is said plainly counts more than what is only listed. */
function verdictOf(senses: readonly Sense[]): Sense {
  if (senses.includes('in')) return senses.includes('out') ? 'ask' : 'in';
  return (['out', 'extra', 'listed'] as const).find(sense => senses.includes(sense)) ?? 'ask';
}

/** Reads the rows in their order: a heading rules the list below it. */
function ruleRows(rows: readonly Row[]): { items: Item[]; money: Money[] } {
  const items: Item[] = [];
  const money: Money[] = [];
  // A minus is only a bullet where there is no plus.
  const isMinus = rows.some(({ bullet }) => bullet === '+');
  let heading: { sense: Sense | null; isBulleted: boolean | null } | null = null;
  for (const row of rows) {
    const isEnd =
      heading && heading.isBulleted !== null && (heading.isBulleted ? row.bullet === '' : row.isAfterBlank);
    if (isEnd || isTotalRow(row)) heading = null;
    let base = heading?.sense ?? null;
    let isInline = false;
    const named: Item[] = [];
    let isDoubtful = false;
    for (const sentence of row.sentences) {
      const ruled = ruleSentence(sentence, base, row);
      const found =
        isMinus && row.bullet === '-'
          ? ruled.items.map(item => ({ ...item, sense: 'ask' as const }))
          : ruled.items;
      // `Airport transfer: 150 PLN` below a list without bullets may be more than what is included.
      if (heading?.sense === 'in' && heading.isBulleted === false && ruled.money.length > 0)
        for (const item of found)
          if (item.sense === 'in' && partOf.get(item.line) === 'trip') item.sense = 'ask';
      if (!isTableHead(sentence)) named.push(...found);
      isDoubtful ||= ruled.isDoubtful;
      money.push(...ruled.money.map(paid => ({ ...paid, isDoubtful: ruled.isDoubtful })));
      const isTitle =
        sentence.isHeading ||
        (row.sentences.length === 1 &&
          (ruled.heading !== null || (ruled.isDoubtful && !heading?.sense)) &&
          found.length === 0 &&
          ruled.money.length === 0 &&
          countWords(sentence) < 7);
      if (isTitle) {
        const isAsked = ruled.isDoubtful && ruled.heading !== 'out' && ruled.heading !== 'extra';
        heading = { sense: isAsked ? 'ask' : ruled.heading, isBulleted: null };
      } else {
        isInline ||= ruled.heading !== null;
        base = isInline ? (sentence.endsSoftly ? ruled.heading : null) : (heading?.sense ?? null);
        if (heading && heading.isBulleted === null) heading.isBulleted = row.bullet !== '';
      }
    }
    // The row denies something, or asks for money, in words that nothing else has read.
    if (isDoubtful) for (const item of named) if (item.sense === 'listed') item.sense = 'ask';
    items.push(...named);
  }
  return { items, money };
}

/** `Procedure | Price | Number` */
const isTableHead = ({ segments }: Sentence): boolean =>
  segments.length > 1 &&
  segments.every(({ joint, amounts }, index) => amounts.length === 0 && (index === 0 || joint === 'link')) &&
  segments.slice(1).some(({ marks }) => marks.some(({ kind }) => kind === 'price' || kind === 'total'));
const countWords = ({ segments }: Sentence): number =>
  segments.reduce((sum, { text }) => sum + (text.match(/\p{L}+/gu)?.length ?? 0), 0);
const isTotalRow = ({ sentences }: Row): boolean =>
  sentences.some(
    ({ segments }) =>
      segments.some(({ marks }) => marks.some(({ kind }) => kind === 'total' || kind === 'allIn')) &&
      segments.some(({ amounts }) => amounts.length > 0),
  );

/** The amounts of single lines, where each line has one. */
function amountsOf(priced: readonly Priced[], has: readonly LineId[]): Partial<Record<LineId, Amount>> {
  const byLine = new Map<LineId, Amount[]>();
  for (const { amount, lines, role, isDoubtful } of priced) {
    const [line] = lines;
    if (role !== null || isDoubtful || lines.length !== 1 || !line || !has.includes(line)) continue;
    byLine.set(line, [...(byLine.get(line) ?? []), amountOf(amount)]);
  }
  return Object.fromEntries(
    [...byLine].flatMap(([line, all]) => (all.length === 1 && all[0] ? [[line, all[0]]] : [])),
  );
}

/** Amounts as they are shown. */
export const written = (amounts: readonly Amount[]): string[] => amounts.map(writeAmount);
