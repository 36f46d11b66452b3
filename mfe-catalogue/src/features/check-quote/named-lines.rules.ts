import type { Segment, Sentence } from './clauses.rules.ts';
import { lastWords, lexicon } from './lexicon.ts';
import { wordsSource } from './plain-text.ts';
import { type LineId, quoteLines } from './quote-lines.ts';
import { hospitalWords, nightWords, numberWords, stayWords, wardWords, wholeWords } from './vocabulary.ts';

const BETWEEN = 'between|entre|zwischen|miedzy|kozott';
const PLACES = new Set(['in', 'at', 'en', 'im', 'w', 'of', 'del', ...BETWEEN.split('|')]);
/** `shuttle between hotel & clinic` */
const ROUTE = new RegExp(String.raw`\b(?:${BETWEEN})(?!\p{L})`, 'u');
const MOST_STOPS = 3;
/** `Extra hotel night`, `additional nights in hospital`: more of a line, which says nothing of the line. */
export const MORE =
  /\b(?:extra|added|additional|another|further|weitere|ekstra) (?:\p{L}+ )?(?:n(?:ight|ite|oche|acht|oc)|gece)\p{L}*(?: (?:in |at )?(?:the )?\p{L}+)?/u;
/** A stay, in a hotel or in hospital. */
const LODGING = /^(?:konaklama|nocleg|unterkunft|alojamiento|hospedaje)/;
const CARDS = /mastercard|amex|paypal|\bcards?\b|\bcash\b/;
const hospital = lexicon([['hospital', hospitalWords]]);
const nights = lexicon([['nights', nightWords]]);
const stay = lexicon([['stay', stayWords]]);
/** `6 days, private room` */
const ROOM = /\b(?:room|bedded)\b/;
/** `breakfast $10 per day` counts no days. */
const PER_DAY = /\bper (?:day|night)/;
/** `7 days near the hospital`, `lodger bed` */
const OUTSIDE = /\b(?:(?:outside|near|next to|close to)(?: the| our)?|companion|lodger) \p{L}+/u;
export const COUNTED = new RegExp(
  String.raw`\d|${wordsSource(`${Object.keys(numberWords).join(',')}, bir, egy, jedna`)}`,
  'u',
);
const ward = lexicon([['ward', wardWords]]);
const whole = Object.entries(wholeWords).map(
  ([line, words]) => [line as LineId, lexicon([[line, words]])] as const,
);
const labels = lexicon([
  [
    'label',
    `${Object.values(wholeWords).join(', ')}, surgeon*, doctor*, doktor*, chirurg*, cirujan*, lekarz, hotel*, otel`,
  ],
]);
/** The part of the quote that a line belongs to. */
export const partOf = new Map<string, string>(quoteLines.map(({ id, part }) => [id, part]));

/** A line, and where its row names it. */
export interface NamedLine {
  at: number;
  line: LineId;
}

/** `yes`, `2 nights` */
const ANSWER = /^(?:\p{L}{1,3}|\d{1,2}(?: \p{L}+)*)$/u;
const isSaying = ({ text, marks, amounts }: Segment): boolean =>
  amounts.length > 0 ||
  marks.some(({ kind }) => kind !== 'neutral') ||
  ANSWER.test((text.match(/\p{L}+|\d+/gu) ?? []).join(' '));

/** `Clinic: +90 532 118 44 07`, `Doctor: Dr. Yilmaz`, `Coordinator | Clinic`: a name or a place, and nothing of the price. */
export function isNameLabel(segment: Segment, index: number, { segments }: Sentence): boolean {
  if (!labels.isAll(segment.text)) return false;
  const rest = segments.slice(index + 1);
  if (rest[0]?.joint === 'colon') return !rest.some(isSaying);
  const head = segments[segment.head];
  return (
    head !== segment &&
    head !== undefined &&
    ['colon', 'link'].includes(segment.joint) &&
    rest.length === 0 &&
    !isSaying(head)
  );
}

/** The lines that a segment names: meals of a ward are not the trip's, and a night in hospital is not a hotel's. */
export function linesOf(segment: Segment, index: number, sentence: Sentence): NamedLine[] {
  const { segments } = sentence;
  const { text, start, marks } = segment;
  const isName = isNameLabel(segment, index, sentence);
  const inside = text.replace(OUTSIDE, '');
  const events: NamedLine[] = marks.flatMap(({ kind, start: at }) =>
    partOf.has(kind) ? [{ at, line: kind as LineId }] : [],
  );
  const add = (line: LineId, at = start) =>
    events.some(event => event.line === line) || events.push({ at, line });
  const all = segments.map(other => other.text).join(' ');
  // `includes hospital, anaesthetist`
  const ahead = marks.findLast(({ kind }) => kind.endsWith('Ahead'));
  const named = ahead ? text.slice(ahead.end - start) : text;
  for (const [line, alone] of whole) if (alone.isAll(named)) add(line);
  const before = segments[index - 1]?.text ?? '';
  // `hospital, 3 nights`
  const hasNights = nights.isIn(text.replace(PER_DAY, ''));
  const isCounted = hasNights && COUNTED.test(text);
  const isNights = hasNights && /^\d+ \p{L}+$/u.test(text.match(/\p{L}+|\d+/gu)?.join(' ') ?? '');
  const isRoom = ROOM.test(text) && !/hotel/.test(all);
  const isHospital = hospital.isIn(inside) || (isNights && hospital.isIn(before) && !/hotel/.test(before));
  if ((isHospital && (stay.isIn(text) || isCounted)) || (isRoom && isCounted))
    add('nights', (hospital.find(text)[0]?.start ?? 0) + start);
  // `transfers (airport, hotel, clinic)`
  const outer = segments.slice(0, index).findLast(({ depth }) => depth < segment.depth);
  const isTransfer = [outer, segments[outer?.head ?? -1]].some(
    other => other && /transfer|pick.?up|traslado/.test(other.text),
  );
  // Back to where the stops of a route begin.
  let place = index;
  const isStop = ({ joint, text: stop }: Segment) =>
    joint === 'and' || (joint === 'comma' && /^\P{L}*\p{L}+\P{L}*$/u.test(stop));
  while (place > 0 && index - place < MOST_STOPS && isStop(segments[place] as Segment)) place -= 1;
  const more = MORE.exec(text);
  const isMore = (at: number) =>
    more !== null && at >= start + more.index && at < start + more.index + more[0].length;
  const isRoute = place < index && ROUTE.test(segments[place]?.text ?? '');
  return (
    events
      .filter(({ line }) => !(isRoute && (line === 'hotel' || line === 'theatre')))
      .filter(({ line }) => !isName || partOf.get(line) === 'trip')
      .filter(({ line }) => !(line === 'food' && ward.isIn(/hotel/.test(text) ? text : all)))
      .filter(({ line }) => !(line === 'visa' && CARDS.test(all)))
      .filter(({ line, at }) => !((line === 'hotel' || line === 'nights') && isMore(at)))
      // `hastanede konaklama`
      .filter(({ line, at }) => !(line === 'hotel' && isHospital && LODGING.test(text.slice(at - start))))
      // `meals in the hotel`
      .filter(
        ({ line, at }) =>
          !(
            line === 'hotel' &&
            events.length > 1 &&
            lastWords(text.slice(0, at - start), 2).some(word => PLACES.has(word))
          ),
      )
      .filter(({ line }) => !(isTransfer && (line === 'hotel' || line === 'theatre')))
  );
}
