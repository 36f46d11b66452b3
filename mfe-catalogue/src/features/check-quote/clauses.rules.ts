import { declaredCurrency, type FoundAmount, findNumbers } from './amounts.rules.ts';
import { isCell } from './cells.rules.ts';
import { type FoundWords, lexicon } from './lexicon.ts';
import { MASK, plainText, wordsSource } from './plain-text.ts';
import { type LineId, quoteLines } from './quote-lines.ts';
import { rowsOf } from './text-rows.rules.ts';
import {
  abbreviations,
  amountWords,
  andWords,
  butWords,
  doubtWords,
  lineWords,
  neutralWords,
  payWords,
  senseWords,
} from './vocabulary.ts';

type AmountKind = keyof typeof amountWords;
type SenseKind = keyof typeof senseWords;

/** Words that mean something, in a text. */
export type Mark = FoundWords<LineId | AmountKind | SenseKind | 'neutral' | 'doubt'>;

/** How a segment hangs on the one before. */
type Joint = 'start' | 'comma' | 'and' | 'link' | 'colon' | 'open' | 'close' | 'result';

/** What stands between commas, colons, brackets, columns and words such as `and`. */
export interface Segment {
  text: string;
  /** Where it begins in its row. */
  start: number;
  joint: Joint;
  /** The segment that it continues or explains; itself where none. */
  head: number;
  depth: number;
  marks: Mark[];
  amounts: FoundAmount[];
}

export interface Sentence {
  segments: Segment[];
  isQuestion: boolean;
  /** Ends with a colon: what it says is said of the rows below. */
  isHeading: boolean;
  /** What it ends with lets a list go on. */
  endsSoftly: boolean;
}

export interface Row {
  text: string;
  bullet: '' | '+' | '-' | '*';
  isAfterBlank: boolean;
  sentences: Sentence[];
}

const words = lexicon<Mark['kind'] | 'pay'>([
  ['neutral', neutralWords],
  ...(Object.entries(amountWords) as [AmountKind, string][]),
  ...(Object.entries(senseWords) as [SenseKind, string][]),
  ...quoteLines.map(line => [line.id, `${line.words}, ${lineWords[line.id]}`] as const),
  ['pay', payWords],
  ['doubt', doubtWords],
]);
const BUT = wordsSource(butWords);
const AND = wordsSource(andWords);
const ABBREVIATION = new RegExp(String.raw`${wordsSource(abbreviations)}$`, 'u');
const BREAK = new RegExp(
  [
    String.raw`(?<result>=>?|→|⇒|->|(?:\bso|that['’]s|\bmakes|\bleaves)(?=\s*¤))`,
    String.raw`(?<link>\t|\s\/\s(?=¤)|\s(?=[xo]\s*(?:,|$))|\||\s{3,}|\.{2,}|…|\s[-–—]{1,2}\s|_{2,}|(?![🎁🚫])[➡\u{1F300}-\u{1FAFF}]+)`,
    String.raw`(?<colon>:(?!\d))`,
    String.raw`(?<hard>[;!?]+|\.(?=\s|$)|${BUT})`,
    String.raw`(?<open>[([{])`,
    String.raw`(?<close>[)\]}])`,
    String.raw`(?<comma>(?=[✅✔☑✓❌✖✗✘✕])|,(?!\d)|•|·)`,
    String.raw`(?<and>[&+]|${AND}|\s?/\s?(?=\p{L}{2}))`,
  ].join('|'),
  'gu',
);
/** `a, b and c` */
const LAST = new RegExp(String.raw`^\s*${AND}\s+\S`, 'u');
const BULLET = /^\s*(?:(?<plus>\+)|(?<minus>[-–—−])|(?<other>[*•·●▪◦‣>]|\d{1,2}[.)](?!\d)|\[.?\]))\s*/u;
/** The rows of a text, each taken apart into sentences and segments. */
export function clausesOf(text: string): Row[] {
  const rows = rowsOf(text);
  const whole = rows.map(row => row.text).join('\n');
  const found = findNumbers(whole);
  const used = [...new Set(found.flatMap(({ currency }) => currency ?? []))];
  // What bare numbers of a table are in.
  const ofTables = declaredCurrency(whole, found) ?? (used.length === 1 ? (used[0] ?? null) : null);
  let start = 0;
  return rows.map(({ text: row, isAfterBlank }) => {
    const from = start;
    start += row.length + 1;
    const amounts = found.flatMap(number => {
      if (number.start < from || number.end > from + row.length) return [];
      const moved = { ...number, start: number.start - from, end: number.end - from };
      if (moved.currency === null && isCell(row, moved)) moved.currency = ofTables;
      return moved.currency === null ? [] : [moved];
    });
    const bullet = BULLET.exec(row);
    const { plus, minus } = bullet?.groups ?? {};
    return {
      text: row,
      bullet: plus ? '+' : minus ? '-' : bullet ? '*' : '',
      isAfterBlank,
      sentences: sentencesOf(row, bullet?.[0].length ?? 0, amounts),
    };
  });
}

function sentencesOf(row: string, from: number, amounts: FoundAmount[]): Sentence[] {
  let masked = plainText(row);
  for (const { start, end } of amounts)
    masked = masked.slice(0, start) + MASK.repeat(end - start) + masked.slice(end);
  masked = ' '.repeat(from) + masked.slice(from);
  const marks = words.find(masked);
  const sentences: Sentence[] = [];
  let segments: Segment[] = [];
  let begin = from;
  let joint = 'start' as Joint;
  let depth = 0;
  const heads: number[] = [];
  const isEmpty = (text: string) => !/[\p{L}\p{N}\p{So}¤]/u.test(text);
  const close = (end: number) => {
    const text = masked.slice(begin, end);
    // Nothing stands between two breaks: the closer one counts.
    if (isEmpty(text)) return;
    const index = segments.length;
    if (joint === 'comma' && LAST.test(text)) joint = 'and';
    const head =
      joint === 'open' || joint === 'close'
        ? (heads.at(-1) ?? index)
        : joint === 'link' || joint === 'colon' || joint === 'result'
          ? Math.max(index - 1, 0)
          : index;
    segments.push({
      text,
      start: begin,
      joint: index === 0 ? 'start' : joint,
      head,
      depth,
      // The dot of an abbreviation may end the sentence.
      marks: marks
        .filter(mark => mark.start >= begin && mark.start < end)
        .map(({ kind, start, end: last }, _, own) => {
          const isOfLine =
            own.some(mark => mark.kind in lineWords) &&
            // `free when you pay in cash`
            !own.some(mark => mark.kind === 'condition' || mark.kind === 'threshold');
          const isAlone = !/[\p{L}\d]/u.test(masked.slice(begin, start) + masked.slice(last, end));
          return {
            kind:
              // `4,400 con hotel`; not `rechnen Sie mit dem Hotel ab`, `con excepción de los vuelos`
              kind === 'inAhead' &&
              /^(?:con|mit|avec)$/.test(masked.slice(start, last)) &&
              (!masked.includes(MASK) ||
                /^\s*(?:dem|der|excepcion|ausnahme|exception)(?!\p{L})/u.test(masked.slice(last)))
                ? 'neutral'
                : kind === 'pay'
                  ? payKind(masked.slice(last), isOfLine || isAlone)
                  : kind === 'option' && isAlone && index > 0
                    ? 'extra'
                    : kind,
            start,
            end: Math.min(last, end),
          };
        }),
      amounts: amounts.filter(amount => amount.start >= begin && amount.end <= end),
    });
  };
  const finish = (end: number, mark: string) => {
    close(end);
    if (segments.length > 0)
      sentences.push({
        segments,
        isQuestion: mark.includes('?'),
        isHeading: false,
        endsSoftly:
          mark === ';' ||
          (mark.includes('?') &&
            segments.every(({ marks: own }) => own.every(({ kind }) => !(kind in lineWords)))),
      });
    segments = [];
    joint = 'start';
    depth = 0;
  };
  for (const match of masked.matchAll(BREAK)) {
    const { index, groups = {} } = match;
    const end = index + match[0].length;
    if (index < from || marks.some(mark => mark.start < index && mark.end >= end)) continue;
    if (groups.and !== undefined && !isJoint(match[0], masked.slice(0, index), masked.slice(end))) continue;
    if (groups.hard !== undefined) {
      const isGoingOn = /^\.\s+\p{Ll}/u.test(row.slice(index));
      if (match[0] === '.' && isAbbreviation(masked.slice(begin, index), marks, begin, index, isGoingOn))
        continue;
      if (depth > 0 && match[0] === ';') continue;
      finish(index, match[0]);
    } else {
      const before = segments.length;
      close(index);
      if (groups.open !== undefined) {
        heads.push(segments.length - 1 >= 0 ? segments.length - 1 : 0);
        depth += 1;
        joint = 'open';
      } else if (groups.close !== undefined) {
        depth = Math.max(depth - 1, 0);
        joint = 'close';
      } else {
        const next =
          (['result', 'link', 'colon', 'comma', 'and'] as const).find(name => groups[name] !== undefined) ??
          'comma';
        // After a bracket, a comma or a colon counts.
        joint = segments.length > before || joint !== 'colon' ? next : joint;
      }
    }
    begin = end;
  }
  const isHeading = Array.from(masked.matchAll(/[\p{L}\p{N}:¤]/gu)).at(-1)?.[0] === ':';
  finish(row.length, '');
  const last = sentences.at(-1);
  if (last) last.isHeading = isHeading;
  return sentences;
}

/** `you pay only $5,000` says the price, `flights you pay` leaves them out. */
function payKind(behind: string, isRuling: boolean): 'final' | 'out' | 'doubt' {
  if (/^[^\p{L}.,;!?¤]*(?:(?:only|just|nur|a total of)[^\p{L}.,;!?¤]+)?¤/u.test(behind)) return 'final';
  return isRuling ? 'out' : 'doubt';
}

/** Whether `and`, `or` or a stroke joins two things: not in `w/` or `$90 / night`, and not where `OR` stands for a room. */
const isJoint = (joint: string, before: string, after: string): boolean =>
  joint.includes('/')
    ? /\p{L}{2}$/u.test(before) || (before.endsWith(MASK) && /^[\p{L}\s-]+¤/u.test(after))
    : !/(?:^|[,(&/]|\band)\s*$/.test(before);

/**
 * Whether a dot belongs to the word before it: `Rs.`, `Dr.`; behind `Hotel incl.` a sentence ends, and behind
 * `Hotel $78 incl.` where it does not go on in lower case.
 */
function isAbbreviation(
  before: string,
  marks: readonly FoundWords<string>[],
  begin: number,
  index: number,
  isGoingOn: boolean,
): boolean {
  if (!ABBREVIATION.test(before) && !/(?:^|\P{L})\p{L}$/u.test(before)) return false;
  const ending = marks.find(mark => mark.end >= index - 1 && mark.end <= index + 1 && mark.start < index);
  const isSense = ending && ending.kind in senseWords;
  if (isSense && isGoingOn && before.includes(MASK)) return true;
  return !(
    isSense && marks.some(mark => mark.start >= begin && mark.end <= ending.start && mark.kind in lineWords)
  );
}
