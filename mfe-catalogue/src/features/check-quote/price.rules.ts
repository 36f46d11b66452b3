import { type Amount, amountOf } from './amounts.rules.ts';
import { FLAT, NIGHTLY } from './cells.rules.ts';
import type { Mark } from './clauses.rules.ts';
import { MASK, plainText } from './plain-text.ts';
import { type LineId, lineIds } from './quote-lines.ts';
import type { Money } from './scope.rules.ts';
import { COMPANION } from './scope-words.ts';

/** What an amount is, besides a line's. */
export type Role =
  | 'part'
  | 'old'
  | 'tax'
  | 'option'
  | 'unit'
  | 'operand'
  | 'extra'
  | 'from'
  | 'total'
  | 'final'
  /** Before tax, and with it. */
  | 'net'
  | 'gross'
  | null;

export interface Priced extends Money {
  role: Role;
  /** The same in other currencies. */
  others: Amount[];
  isPrice: boolean;
  /** Is asked for each night or day. */
  isNight: boolean;
}

const PER =
  /^\s*(?:\/|(?:per|each|ea|apiece|a piece|c\/u|cada|pro|je|por|za|na|db|szt|a (?:dente|tooth)|adet|basina|tanesi|darab|person|pp)(?!\p{L})|@)/u;
/** To the next amount: `one knee $4,900 / both knees $8,600` */
const STROKE = /^\s+\/\s[\p{L}\s-]+$/u;
/** Words for a price of the whole: one case, one person. */
const PER_ALL =
  /^\s*(?:(?:por|fur|for) (?:los dos|las dos|ambos|ambas|beide|both)|(?:\/|per|za|p\/)\s*(?:calosc|dwoje|oba|obie|cycle|person|pax|head|patient|case|procedure|surgery|package|treatment)|pp\b)/;
/** `Total per tooth - €1,080` */
const PER_PIECE =
  /\b(?:per|each|every|pro|por|za) (?:tooth|piece|implant|crown|veneer|eye|unit|zahn|auge|implantat|diente|zab)\W*(?:(?:costs?|is|kostet)\W*)?$/;
const LABEL_CHARACTERS = 40;
/** Lines whose amount may be the price of all. */
export const isWhole = (line: string): boolean =>
  line === 'procedure' || line === 'implants' || line === 'theatre' || line === 'nights';
/** How near to a price the treatment is named. */
const NAME_CHARACTERS = 80;
const PER_BEFORE = /(?:@|\b(?:a|je|each|per piece|unit price|precio unitario|x)|[\d\s)][x×*])\s*$/u;
/** `Pay 250 now and the rest on arrival` */
const PAID_FIRST =
  /^\W*(?:now|today|first|down|deposit|jetzt|ahora|teraz|simdi)[^.\d]{1,18}(?:rest(?!au|or)|remain|balance|kalan)/;
/** `+ $300`, `please add USD 1,400` */
const ADDED = /(?:\+|\badd(?:ing)?)\s*$/i;
/** Between `from` and its amount. */
const FROM = /^\P{L}*(?:\p{L}+\P{L}*)?$/u;

/** Between two currencies of one amount. */
const SAME = /^[\s(~≈=/|,:.\-–\p{L}]*$/u;
const SAME_WORDS =
  /^(?:approx|about|around|cerca de|environ|etwa|i ?e|that is|or|equivalent(?: to)?|ca|aprox|yaklasik|ok|oder|o|eq|circa)?$/;

/** One amount in two currencies is one: that with a rate, else the first. */
export function joinCurrencies(
  money: readonly Money[],
  hasRate: (currency: string) => boolean,
): (Money & { others: Amount[] })[] {
  const joined: (Money & { others: Amount[] })[] = [];
  for (const paid of money) {
    const last = joined.at(-1);
    const between =
      last?.row === paid.row && paid.row.text.slice(last.amount.end, paid.amount.start).toLowerCase();
    if (
      last &&
      typeof between === 'string' &&
      last.amount.currency !== paid.amount.currency &&
      SAME.test(between) &&
      SAME_WORDS.test(between.match(/\p{L}+/gu)?.join(' ') ?? '')
    ) {
      const isBetter = hasRate(paid.amount.currency ?? '') && !hasRate(last.amount.currency ?? '');
      const { amount } = last;
      last.others.push(amountOf(isBetter ? amount : paid.amount));
      if (isBetter) last.amount = { ...paid.amount, start: amount.start };
      else last.amount = { ...amount, end: paid.amount.end };
    } else joined.push({ ...paid, others: [] });
  }
  return joined;
}

/** What the words around an amount make of it. */
export function priceOf(
  paid: Money & { others: Amount[] },
  isNamed: (row: string) => boolean,
  units: number | null,
): Priced {
  const { amount, segment, sentence, row } = paid;
  const own = roleMarks(paid);
  const here = new Set(own.map(({ kind }) => kind));
  const others = sentence.segments.flatMap(({ amounts }) => amounts);
  const isOnly =
    others.every(({ start, end }) => start >= amount.start && end <= amount.end) ||
    others.length - paid.others.length === 1;
  const anywhere = isOnly
    ? new Set(sentence.segments.flatMap(({ marks }) => marks.map(({ kind }) => kind)))
    : here;
  const before = row.text.slice(0, amount.start);
  const after = plainText(row.text.slice(amount.end, amount.end + LABEL_CHARACTERS)).replace(FLAT, '');
  const isTotal =
    /^\s*in all(?=\W*$|\s*[.,;!)]|\s+(?:with|for|incl))/.test(after) ||
    /(?:^|[.,;:]\s*)in all\W*$/i.test(before) ||
    (['total', 'allIn'].some(kind => anywhere.has(kind as Mark['kind'])) &&
      (isOnly || here.has('total') || here.has('allIn')));
  // `10% of it (€320)`
  const headText = segment.joint === 'open' ? (sentence.segments[segment.head]?.text ?? '') : '';
  const share = /\d\s?%(\s*(?:of|del|de|von|z|aus)\b)?/.exec(headText + (segment.text.split(MASK)[0] ?? ''));
  const isShare = share !== null && (share[1] !== undefined || !here.has('total'));
  const isNight = NIGHTLY.test(after);
  const role = ((): Role => {
    if ((here.has('old') && !here.has('final')) || isWaived(paid)) return 'old';
    if (here.has('tax') && !isTotal && /(?:vat|tax|gst|iva|mwst|kdv)[^,]*$/i.test(before)) return 'tax';
    if (
      here.has('part') ||
      here.has('deposit') ||
      isShare ||
      PAID_FIRST.test(after) ||
      /\brest\s*$/i.test(before)
    )
      return 'part';
    if (isOperand(paid)) return 'operand';
    if (here.has('option') || sentence.segments[0]?.marks.some(({ kind }) => kind === 'option'))
      return 'option';
    if (paid.isExtra || ADDED.test(before) || isOfCompanion(paid)) return 'extra';
    const label = plainText(before).slice(-LABEL_CHARACTERS);
    const next = others.find(({ start }) => start >= amount.end);
    if (
      isNight ||
      (PER.test(after) &&
        !PER_ALL.test(after) &&
        !(next && STROKE.test(row.text.slice(amount.end, next.start)))) ||
      PER_BEFORE.test(label) ||
      (units !== 1 && segment.joint !== 'result' && PER_PIECE.test(label))
    )
      return 'unit';
    if (
      own.some(
        ({ kind, end }) =>
          kind === 'from' && end <= amount.start && FROM.test(row.text.slice(end, amount.start)),
      )
    )
      return 'from';
    if (here.has('final') || isLessened(paid)) return 'final';
    if (here.has('net')) return 'net';
    if (here.has('gross') && paid.lines.length === 0) return 'gross';
    return isTotal ? 'total' : null;
  })();
  const isPrice =
    anywhere.has('price') ||
    anywhere.has('total') ||
    anywhere.has('allIn') ||
    segment.joint === 'result' ||
    isNamed(before.slice(-NAME_CHARACTERS) + sentence.segments.map(({ text }) => text).join(' '));
  // `6 veneers 6 x 420 = 2520 EUR`
  const isProduct =
    segment.joint === 'result' && isNamed(row.text.slice(sentence.segments[0]?.start ?? 0, amount.start));
  const isSum =
    segment.joint === 'result' &&
    sentence.segments.filter(({ start, amounts }) => start < segment.start && amounts.length > 0).length > 1;
  const lines =
    isSum ||
    isProduct ||
    (role !== 'extra' &&
      paid.lines.every(isWhole) &&
      isNamed(segment.text) &&
      !segment.marks.some(({ kind }) => lineIds.includes(kind as LineId)))
      ? []
      : paid.lines;
  return { ...paid, lines, role, isPrice, isNight };
}

/** The words of an amount's own segment; without any, of what it hangs on. Of two amounts each has the nearer words. */
function roleMarks({ amount, segment, sentence }: Money): Mark[] {
  const earlier = segment.amounts.findLast(other => other.end <= amount.start);
  const later = segment.amounts.find(other => other.start >= amount.end);
  const hasNone = !segment.marks.some(({ kind, end }) => kind !== 'doubt' && end <= amount.start);
  const own = segment.marks.filter(mark => {
    // `6,800 yerine 5,400`
    if (POSTPOSED.test(segment.text.slice(mark.start - segment.start)))
      return mark.start >= amount.end && (later === undefined || mark.end <= later.start);
    // `€5,400 instead of 6,800`
    if (
      mark.kind === 'old' &&
      mark.start >= amount.end &&
      /[\d¤]/.test(segment.text.slice(mark.end - segment.start))
    )
      return false;
    return (
      mark.start >= (earlier?.end ?? 0) &&
      (later === undefined ||
        mark.end <= amount.start ||
        (earlier === undefined && mark.end <= later.start && hasNone))
    );
  });
  const text = segment.text.replaceAll(/[¤\W\d]/gu, '');
  const head = sentence.segments[segment.head];
  const isLabelled = segment.joint === 'colon' || segment.joint === 'link';
  if (head && head !== segment && (isLabelled || own.every(({ kind }) => !ROLES.test(kind)) || text === '')) {
    const headIsPriced = head.amounts.length > 0 && segment.joint === 'open';
    if (headIsPriced && text !== '') return own;
    const above = roleMarks({ amount, segment: head, sentence } as Money);
    // What comes of a discount is not one.
    // Nor is what instalments come to one: `$60/month x 24 =`.
    const isProduct = /[x×*]\s*\d{1,2}\W*$/.test(head.text);
    return segment.joint === 'result'
      ? [...own, ...above.filter(({ kind }) => kind !== 'old' && !(kind === 'part' && isProduct))]
      : [...own, ...above];
  }
  return own;
}
/** Of the amount before it, which is the old one. */
const POSTPOSED = /^(?:yerine|helyett)(?!\p{L})/u;
const ROLES = /^(?:total|allIn|final|net|gross|price|part|deposit|old|tax|option|from)$/;

/** `Companion package: 180 €`, not `hotel for you and a companion: 180 €`. */
const isOfCompanion = ({ amount, segment, sentence }: Money): boolean =>
  COMPANION.test(
    (sentence.segments[segment.head]?.text ?? '') + segment.text.slice(0, amount.start - segment.start),
  );

/** `X-ray €50 (free of charge)` */
const isWaived = ({ segment, sentence: { segments } }: Money): boolean =>
  segments.some(
    ({ joint, head, marks }) =>
      joint === 'open' && segments[head] === segment && marks.some(({ kind }) => kind === 'free'),
  );

/** `10% off, so $8,100` */
const isLessened = ({ segment, sentence }: Money): boolean =>
  segment.joint === 'result' &&
  sentence.segments[segment.head]?.marks.some(({ kind }) => kind === 'old') === true;

/** `6 x 550 =`, `$9,000 less 10% =`, `2.950€ ->`: a later amount of the sentence is what it comes to. */
function isOperand({ amount, sentence }: Money): boolean {
  return sentence.segments.some(
    ({ joint, amounts, start }) =>
      joint === 'result' &&
      start >= amount.end &&
      (amounts.length > 0 ||
        sentence.segments.some(other => other.start >= start && other.amounts.length > 0)),
  );
}
