import type { FoundAmount } from './amounts.rules.ts';
import type { Mark, Row, Segment, Sentence } from './clauses.rules.ts';
import {
  conditionsOf,
  EXTRA,
  NO,
  NONE_OF,
  NOT_AFTER,
  NOT_ALONE,
  NOT_AT_END,
  NOT_BEFORE,
  NUMBER_SIGN,
  YES,
} from './denials.rules.ts';
import { COUNTED, isNameLabel, linesOf, MORE, partOf } from './named-lines.rules.ts';
import { wordsSource } from './plain-text.ts';
import type { LineId } from './quote-lines.ts';
import { isGuarantee } from './read-names.rules.ts';
import { BOOKED, COMPANION, COSTS, INTENSIVE, LESS, ONE_WORD, ONLY_PAY, TAXED, WITH } from './scope-words.ts';
import { isInUnreadWords, saysWhoDoes } from './unread-words.rules.ts';
import { pluralWords } from './vocabulary.ts';

/** What a quote says of a line. `listed`: it names it and says no more. */
export type Sense = 'in' | 'listed' | 'out' | 'extra' | 'ask';

export interface Item {
  line: LineId;
  sense: Sense;
  sentence: Sentence;
  /** Where its row names it. */
  at: number;
}

/** An amount with what stands around it. */
export interface Money {
  amount: FoundAmount;
  segment: Segment;
  sentence: Sentence;
  row: Row;
  /** The lines that it stands with. */
  lines: LineId[];
  /** Whether it is for something that the price leaves out. */
  isExtra: boolean;
  /** Whether its row denies something, or asks for money, in words that nothing else has read. */
  isDoubtful?: boolean;
}

const SENSES: Readonly<Record<string, 'in' | 'out' | 'extra'>> = {
  in: 'in',
  free: 'in',
  inAhead: 'in',
  out: 'out',
  outAhead: 'out',
  extra: 'extra',
  condition: 'extra',
};
/** Words of an adjective rule what they stand with, and not the rest of a list. */
const isAdjective = (kind: string): boolean => kind === 'free' || SENSES[kind] === 'extra';
/** Hardly a price has these: that they are named is not enough. */
const RARE = new Set<LineId>(['flights', 'visa', 'complications']);
const PRICED = new Set(['total', 'allIn', 'final', 'price']);
const LINKED = new Set(['link', 'colon', 'open', 'close', 'result']);

const plural = new RegExp(String.raw`${wordsSource(pluralWords)}\s*$`, 'u');
interface Event {
  at: number;
  line?: LineId;
  mark?: Pick<Mark, 'kind' | 'start' | 'end'>;
  amount?: FoundAmount;
}

/** Says of each line and each amount of a sentence whether the price has it. */
export function ruleSentence(sentence: Sentence, base: Sense | null, row: Row) {
  const { segments } = sentence;
  const items: (Item & { index: number; isSettled: boolean; isLabel: boolean })[] = [];
  const money: (Money & { index: number; at: number })[] = [];
  let ahead = base;
  let outside = base;
  let afterAdjective = base;
  let isLocal = false;
  let isExcept = false;
  let heading: Sense | null = null;
  let from = 0;
  // Until another word has them, as `included` has the `not` before it.
  let doubts = segments.flatMap(({ marks, text, start }) =>
    marks.filter(mark => mark.kind === 'doubt' && !NUMBER_SIGN.test(text.slice(mark.start - start))),
  );
  const conditions = conditionsOf(sentence);
  const takeDoubts = (begin: number, end: number) => {
    doubts = doubts.filter(({ start }) => start < begin || start >= end);
  };

  const linkedTo = (index: number): number | null => {
    const segment = segments[index];
    return segment && segment.head !== index && LINKED.has(segment.joint) ? segment.head : null;
  };
  const itemsAt = (index: number | null) => items.filter(item => item.index === index);
  const settle = (list: typeof items, sense: Sense) => {
    for (const item of list) Object.assign(item, { sense, isSettled: true });
  };

  /** What stands before a word such as `included`, as far as it reaches; false if there is nothing. */
  function ruleBackwards(
    index: number,
    sense: 'in' | 'out' | 'extra',
    mark: Event['mark'],
    isBare: boolean,
  ): boolean {
    const segment = segments[index] as Segment;
    const isAlone = isBare && !/\p{L}/u.test(mark ? segment.text.slice(mark.end - segment.start) : '');
    const isLinked = LINKED.has(segment.joint);
    let anchor = index;
    let own = itemsAt(index);
    while (own.length === 0) {
      const link =
        linkedTo(anchor) ??
        (isAlone && anchor === index && segment.joint === 'comma' && index > from ? index - 1 : null);
      if (link === null || (anchor === index && !isBare && segment.joint !== 'close')) break;
      anchor = link;
      own = itemsAt(anchor);
    }
    // `The work before it (blood tests and ECG) is paid separately`
    if (own.length === 0 && segment.joint === 'close')
      own = items.filter(item => item.index > anchor && item.index < index);
    const until = mark ? segment.text.slice(0, mark.start - segment.start).replace(NOT_BEFORE, '') : '';
    const isAll =
      sense === 'in' ||
      (!mark && !isBare) ||
      segment.joint === 'and' ||
      plural.test(until) ||
      (isBare && isLinked);
    const isReaching =
      own.length === 0 && isAll && segment.joint !== 'start' && (!isBare || (isAlone && isLinked));
    if (own.length === 0 && !isReaching) return false;
    settle(own, sense);
    for (const paid of money)
      if (paid.index === index || paid.index === anchor || paid.segment.head === anchor)
        if (!segments[paid.index]?.marks.some(({ kind }) => PRICED.has(kind)))
          paid.isExtra ||= sense !== 'in';
    for (let earlier = anchor - 1; earlier >= from; earlier -= 1) {
      const other = segments[earlier] as Segment;
      // `Hotel $70 a night (transfers included)`
      if (own.length > 0 && segment.joint === 'open' && other.depth < segment.depth) break;
      const isFar = sense !== 'in' || own.length === 0 || mark?.kind === 'free';
      if (isFar && other.depth === 0 && other.amounts.length > 0) break;
      const unsettled = itemsAt(earlier).filter(item => !item.isSettled);
      const isNext = earlier === anchor - 1 && segment.joint === 'and' && sense !== 'in';
      if (isNext && unsettled.length === 0)
        settle(
          itemsAt(earlier).filter(item => item.sense === 'in'),
          'ask',
        );
      if (isAll) settle(unsettled, sense);
      else if (segments[earlier + 1]?.joint === 'comma') settle(unsettled, 'ask');
      if (isAll) for (const paid of money) if (paid.index === earlier) paid.isExtra ||= sense !== 'in';
    }
    from = index + 1;
    return true;
  }

  segments.forEach((segment, index) => {
    // `except the flight, 4 nights in hospital`
    if (isExcept && segment.joint === 'comma' && /^\W*\d/.test(segment.text)) {
      ahead = base;
      isExcept = false;
    }
    // What a bracket says ends with it: `tests (not provided here), flights`.
    const depthBefore = segments[index - 1]?.depth ?? 0;
    if (segment.depth > depthBefore) outside = ahead;
    else if (segment.depth < depthBefore) ahead = outside;
    if (isLocal && (segment.joint === 'comma' || segment.joint === 'start')) {
      ahead = afterAdjective;
      isLocal = false;
    }
    const { text, start, marks, amounts } = segment;
    const segmentEnd = start + text.length;
    const nextJoint = segments[index + 1]?.joint ?? '';
    // `YES: surgery, overnight stay` above `NO: flights, hotel`
    const isList = index === 0 && nextJoint === 'colon' && text.trim().length > 1;
    if ((NOT_ALONE.test(text) && ['colon', 'link'].includes(nextJoint)) || (isList && NO.test(text))) {
      ahead = heading = 'out';
      takeDoubts(start, segmentEnd);
    } else if (isList && YES.test(text)) ahead = heading = 'in';
    // Also what is said of it behind a bracket or an `and`: `Transfers and hotel (10 nights) can be arranged`.
    const near = segments.filter(
      (other, place) =>
        place === index || other.head === index || (place === index + 1 && other.joint === 'and'),
    );
    const isUnsure = near.some(other => other.marks.some(({ kind }) => kind === 'unsure'));
    const isLess = near.some(other => LESS.test(other.text));
    const isSure =
      COUNTED.test(text) || [segment, segments[index + 1]].some(other => (other?.amounts.length ?? 0) > 0);
    const isLabel = isNameLabel(segment, index, sentence);
    const named = linesOf(segment, index, sentence);
    // `VAT excluded` says nothing of any line, nor does `GST on room rent is extra`.
    const isOfTax =
      segment.joint !== 'and' &&
      marks.some(
        ({ kind, end }) => kind === 'tax' && (named.length === 0 || TAXED.test(text.slice(end - start))),
      );
    const lines = isOfTax ? [] : named;
    const answer =
      linkedTo(index) !== null &&
      amounts.length === 0 &&
      // `crowns 10 x`
      !/\d\s*$/.test(segments[index - 1]?.text ?? '') &&
      (YES.test(text) ? 'in' : NO.test(text) ? 'out' : null);
    if (answer) {
      ruleBackwards(index, answer, undefined, true);
      takeDoubts(start, segmentEnd);
    }
    const events: Event[] = [
      ...lines,
      ...amounts.map(amount => ({ at: amount.start, amount })),
      ...marks.flatMap(mark =>
        (mark.kind in SENSES || mark.kind === 'unsure') && !conditions.includes(mark)
          ? [{ at: mark.start, mark }]
          : [],
      ),
    ].sort((a, b) => a.at - b.at);
    const isLastOfList = !['comma', 'and'].includes(segments[index + 1]?.joint ?? '');
    const aheadAt: number[] = [];
    let lastSense: Event['mark'];
    for (const { at, line, mark, amount } of events) {
      if (line) {
        const isNone = NONE_OF.test(text.slice(0, at - start));
        if (isNone) takeDoubts(start, at);
        const isTrip = partOf.get(line) === 'trip';
        const isNamedOnly =
          isLabel ||
          (isTrip && saysWhoDoes(text.slice(0, at - start))) ||
          isInUnreadWords(line, segment, sentence, isSure);
        const sense: Sense = isNone
          ? 'out'
          : (isUnsure || (isLess && isTrip)) && ahead !== 'out' && (isTrip || ahead === null)
            ? 'ask'
            : (ahead ?? (isNamedOnly || RARE.has(line) ? 'ask' : 'listed'));
        items.push({
          line,
          sense,
          sentence,
          index,
          at,
          isLabel: !aheadAt.some(place => money.some(paid => paid.index === index && paid.at < place)),
          isSettled: isNone || (ahead !== null && ahead !== base),
        });
      } else if (amount) {
        // `free above $2,000`
        if (conditions.some(({ end }) => end <= at && !/[\p{L}¤]/u.test(text.slice(end - start, at - start))))
          continue;
        money.push({
          amount,
          segment,
          sentence,
          row,
          lines: [],
          isExtra: ahead === 'out' || ahead === 'extra',
          index,
          at,
        });
      } else if (mark) {
        const tail = text.slice(mark.end - start);
        const previous = lastSense;
        if (mark.kind in SENSES) lastSense = mark;
        // `$4,900 if you pay in cash` is still a price.
        if (
          mark.kind === 'condition' &&
          lines.length === 0 &&
          (amounts.length > 0 ||
            segments.every(other => other.marks.every(({ kind }) => !partOf.has(kind)))) &&
          BOOKED.test(tail)
        )
          continue;
        // `included in the price` says it once.
        if (
          mark.kind === 'in' &&
          previous?.kind === 'in' &&
          !/\S/.test(text.slice(previous.end - start, mark.start - start))
        )
          continue;
        const isFree = EXTRA.test(text.slice(mark.start - start, mark.end - start));
        // In `not included, extra` the second mark is not denied.
        const since = isFree ? (previous?.end ?? start) : start;
        const isNegated =
          NOT_BEFORE.test(text.slice(since - start, mark.start - start)) || NOT_AFTER.test(tail);
        // `We do not arrange flights.`
        const sense = isNegated ? (isFree ? 'in' : 'out') : SENSES[mark.kind];
        if (!sense) continue;
        if (isOfTax && (!mark.kind.endsWith('Ahead') || isLastOfList)) {
          takeDoubts(start, segmentEnd);
          continue;
        }
        if (isNegated || sense !== 'in') takeDoubts(start, segmentEnd);
        // `Medicines: the price does not include`
        const isAtEnd = index === segments.length - 1 && !/[\p{L}¤]/u.test(tail) && !sentence.isHeading;
        const isBack = isNegated && isAtEnd && mark.kind.endsWith('Ahead');
        const isBefore = isBack || !/\p{L}/u.test(text.slice(0, mark.start - start).replace(NOT_BEFORE, ''));
        const isAhead = mark.kind.endsWith('Ahead') && !isBack;
        if (text.startsWith('except', at - start)) isExcept = true;
        // `Extra costs (on site): hotel`, and `Additional fees` alone above its list.
        const isTitle =
          mark.kind === 'extra' &&
          lines.length + amounts.length === 0 &&
          (segments.slice(index + 1).find(({ depth }) => depth <= segment.depth)?.joint === 'colon' ||
            (segments.length === 1 && ONE_WORD.test(tail) && COSTS.test(tail)));
        const isColon = isTitle || (!/\p{L}/u.test(tail) && nextJoint === 'colon');
        const isFirst = isColon && itemsAt(index).length === 0;
        // `Hotel $78 a night incl. breakfast`
        const isOfRest =
          sense === 'in' && /\p{L}/u.test(tail) && money.some(paid => paid.index === index && paid.at < at);
        // `Hotel: extra nights $50`
        const isMore = mark.kind === 'extra' && MORE.exec(text)?.index === mark.start - start;
        const isRuled =
          !isAhead && !isFirst && !isOfRest && !isMore && ruleBackwards(index, sense, mark, isBefore);
        // `Scan if the surgeon needs it`
        if (isRuled && mark.kind !== 'condition') continue;
        aheadAt.push(at);
        // `Rehabilitation is not included`: it may say no more than that.
        const said: Sense =
          !isRuled &&
          (!isTitle || COSTS.test(tail)) &&
          (isAhead || isBefore || isColon || sentence.isHeading || sense === 'in' || /\p{L}/u.test(tail))
            ? sense
            : 'ask';
        if (isAdjective(mark.kind) && !isColon && !(sentence.isHeading && index === segments.length - 1)) {
          if (!isLocal) afterAdjective = ahead;
          isLocal = true;
          // An amount of the same words.
          for (const paid of money) if (paid.index === index && sense === 'extra') paid.isExtra = true;
        } else heading = said;
        ahead = said;
      }
    }
  });
  const last = segments.length - 1;
  const end = NOT_AT_END.exec(segments[last]?.text ?? '');
  if (end) takeDoubts(segments[last]?.start ?? 0, Infinity);
  if (end && sentence.isQuestion && items.length === 0) heading = 'out';
  if (end && itemsAt(last).some(({ isSettled }) => !isSettled))
    ruleBackwards(last, 'out', undefined, end[1] === undefined && end[2] === undefined);
  // `Hospital charges (incl. ward, drugs)   $9,000` is of the charges.
  const labelOf = (index: number): number | null => {
    const link = linkedTo(index);
    if (link === null || (segments[link]?.depth ?? 0) <= (segments[index]?.depth ?? 0)) return link;
    const open = segments.findLastIndex(({ joint }, place) => joint === 'open' && place <= link);
    const isPlain =
      items.some(item => item.index >= open && item.index <= link) && !WITH.test(segments[open]?.text ?? '');
    return open > 0 && !isPlain ? open - 1 : link;
  };
  for (const paid of money) {
    // All lines that are named, as in `Surgeon and team: $4,000` and `Surgery & theatre  $9,000`.
    const label: typeof items = [];
    let index: number | null = paid.index;
    let isList = false;
    while (index !== null) {
      label.push(...itemsAt(index).filter(({ isLabel }) => isLabel));
      const { joint, amounts } = segments[index] as Segment;
      isList ||= joint === 'and';
      const isJoined: boolean =
        (joint === 'and' || (isList && joint === 'comma')) &&
        (segments[index - 1]?.amounts.length ?? 1) === 0 &&
        (index === paid.index || amounts.length === 0);
      index = isJoined ? index - 1 : label.length === 0 ? labelOf(index) : null;
    }
    paid.lines = MORE.test(paid.segment.text) ? [] : [...new Set(label.map(({ line }) => line))];
    if (label.length > 0 && label.every(({ sense }) => sense === 'out' || sense === 'extra'))
      paid.isExtra = true;
  }
  if (conditions.length > 0)
    for (const item of items) if (item.sense === 'in' && item.isSettled) item.sense = 'ask';
  const doubtful = new Set(
    doubts.flatMap(({ start }) => {
      const index = segments.findLastIndex(segment => segment.start <= start);
      return [index, segments[index]?.head];
    }),
  );
  for (const item of items) if (item.sense === 'in' && doubtful.has(item.index)) item.sense = 'ask';
  // `Revision is free, you pay only for the theatre`
  if (
    segments.some(({ text }) => ONLY_PAY.test(text)) &&
    (items[0]?.line === 'complications' || isGuarantee(segments[0]?.text ?? ''))
  )
    settle(items, 'ask');
  const ofNights = items.filter(
    ({ line, sense }) => line === 'nights' && (sense === 'out' || sense === 'extra'),
  );
  for (const item of ofNights) if (INTENSIVE.test(segments[item.index]?.text ?? '')) item.sense = 'ask';
  if (COMPANION.test(segments[0]?.text ?? '')) {
    for (const item of items) if (item.sense !== 'out') item.sense = 'ask';
    for (const paid of money) paid.lines = [];
  }
  if (sentence.isQuestion) settle(items, 'ask');
  return { items: items as Item[], money: money as Money[], heading, isDoubtful: doubts.length > 0 };
}
