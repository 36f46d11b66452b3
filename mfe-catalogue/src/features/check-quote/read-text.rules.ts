import { type Amount, amountOf, writeAmount } from './amounts.rules.ts';
import { MASK, type Mark, type Row, type Sentence } from './clauses.rules.ts';
import { lastWords } from './lexicon.ts';
import { plainText } from './plain-text.ts';
import { type LineId, lineIds } from './quote-lines.ts';
import { type Item, type Money, ruleSentence, type Sense } from './scope.rules.ts';

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
  /** A deposit or an instalment. */
  deposit: Amount | null;
  /** Of what the price leaves out. */
  extras: Amount[];
  /** Amounts whose line is not clear. */
  unplaced: Amount[];
}

/** What an amount is, besides a line's. */
type Role =
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
  | null;

interface Priced extends Money {
  role: Role;
  /** The same in other currencies. */
  others: Amount[];
  isPrice: boolean;
  /** Is asked for each night or day. */
  isNight: boolean;
}

const PER =
  /^\s*(?:\/|(?:per|each|ea|apiece|a piece|c\/u|cada|pro|je|por|za|na|db|szt|adet|basina|tanesi|darab|person|pp)(?!\p{L})|@)/u;
/** Of everything there is one. */
const PER_ALL =
  /^\s*(?:\/|per|za)\s*(?:calosc|dwoje|oba|obie|cycle|person|patient|case|procedure|surgery|package|treatment)/;
/** `Total per tooth - €1,080` */
const PER_PIECE =
  /\b(?:per|each|every|pro|por|za) (?:tooth|piece|implant|crown|veneer|eye|unit|zahn|auge|implantat|diente|zab)\W*(?:(?:costs?|is|kostet)\W*)?$/;
const LABEL_CHARACTERS = 40;
/** By how much more single pieces cost than all together. */
const NEARLY = 1.1;
/** How near to a price the treatment is named. */
const NAME_CHARACTERS = 80;
const PER_BEFORE = /(?:@|\b(?:a|je|each|per piece|unit price|precio unitario|x)|[x×*])\s*$/u;
const NIGHTLY =
  /^\s*(?:\/|per|a|each|pro|por|la|die|je|za)\s*(?:night|nite|nt|day|noche|dia|nacht|tag|noc|dobe|gece|gun|ej)/u;
const TIMES_AFTER = /^[\s/]*(?:\p{L}+\s+)?[x×*]\s*(\d{1,2})(?!\d)/u;
const TIMES_BEFORE = /(?:^|\D)(\d{1,2})\s*[x×*]\s*$/u;
/** Between two currencies of one amount. */
const SAME = /^[\s(~≈=/|,:.\-–\p{L}]*$/u;
const FROM = new Set([
  'from',
  'only',
  'starting',
  'starts',
  'start',
  'at',
  'as',
  'desde',
  'de',
  'ab',
  'nur',
  'od',
  'baslayan',
]);
const MOST_ASKED = 4;

const SAME_WORDS = new Set([
  '',
  'approx',
  'about',
  'around',
  'ie',
  'that is',
  'or',
  'equivalent',
  'equivalent to',
  'ca',
  'aprox',
  'yaklasik',
  'ok',
  'oder',
  'o',
  'eq',
  'circa',
]);
const valueOf = ({ value, upTo }: Amount): number => upTo ?? value;
const isSame = (a: Amount, b: Amount): boolean =>
  a.currency === b.currency && a.value === b.value && a.upTo === b.upTo;
const unique = (list: readonly Amount[]): Amount[] =>
  list.filter((amount, index) => list.findIndex(other => isSame(amount, other)) === index);

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
  // A hotel at so much a night is not in the price.
  for (const { role, lines, isNight } of priced)
    if (isNight && (role === 'unit' || role === 'from'))
      items.push(
        ...lines
          .filter(line => line === 'hotel' || line === 'food')
          .map(line => ({ line, sense: 'extra' as const })),
      );
  const senses = (line: LineId) => items.filter(item => item.line === line).map(({ sense }) => sense);
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
  // What has its price after the total, and is no part of it, may come on top.
  const end = priced.findLastIndex(({ amount }) => total !== null && isSame(amount, total));
  const later = priced.slice(end + 1).filter(paid => paid.role === null && paid.lines.length > 0);
  const sum = later.reduce((all, { amount }) => all + valueOf(amount), 0);
  if (total && end >= 0 && Math.abs(sum - valueOf(total)) > 1)
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
    deposit: others('part')[0] ?? null,
    extras: others('extra'),
    unplaced: others('total', 'from', null).filter(amount => !placed.some(other => isSame(amount, other))),
  };
}

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
    for (const sentence of row.sentences) {
      const ruled = ruleSentence(sentence, base, row);
      const found =
        isMinus && row.bullet === '-'
          ? ruled.items.map(item => ({ ...item, sense: 'ask' as const }))
          : ruled.items;
      if (!isTableHead(sentence)) items.push(...found);
      money.push(...ruled.money);
      const isTitle =
        sentence.isHeading ||
        (row.sentences.length === 1 &&
          ruled.heading !== null &&
          found.length === 0 &&
          ruled.money.length === 0 &&
          countWords(sentence) < 7);
      if (isTitle) {
        heading = { sense: ruled.heading, isBulleted: null };
      } else {
        isInline ||= ruled.heading !== null;
        base = isInline ? (sentence.endsSoftly ? ruled.heading : null) : (heading?.sense ?? null);
        if (heading && heading.isBulleted === null) heading.isBulleted = row.bullet !== '';
      }
    }
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

/** One amount in two currencies is one: that with a rate, else the first. */
function joinCurrencies(
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
      SAME_WORDS.has(
        between
          .match(/\p{L}+/gu)
          ?.join(' ')
          .replace('i e', 'ie') ?? '',
      )
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
function priceOf(
  paid: Money & { others: Amount[] },
  isNamed: (row: string) => boolean,
  units: number | null,
): Priced {
  const { amount, segment, sentence, row } = paid;
  const here = new Set(roleMarks(paid).map(({ kind }) => kind));
  const others = sentence.segments.flatMap(({ amounts }) => amounts);
  const isOnly =
    others.every(({ start, end }) => start >= amount.start && end <= amount.end) ||
    others.length - paid.others.length === 1;
  const anywhere = isOnly
    ? new Set(sentence.segments.flatMap(({ marks }) => marks.map(({ kind }) => kind)))
    : here;
  const before = row.text.slice(0, amount.start);
  const after = plainText(row.text.slice(amount.end, amount.end + LABEL_CHARACTERS));
  const isTotal =
    ['total', 'allIn'].some(kind => anywhere.has(kind as Mark['kind'])) &&
    (isOnly || here.has('total') || here.has('allIn'));
  // `10% of it (€320)`
  const headText = segment.joint === 'open' ? (sentence.segments[segment.head]?.text ?? '') : '';
  const share = /\d\s?%(\s*(?:of|del|de|von|z|aus)\b)?/.exec(headText + (segment.text.split(MASK)[0] ?? ''));
  const isShare = share !== null && (share[1] !== undefined || !here.has('total'));
  const isNight = NIGHTLY.test(after);
  const role = ((): Role => {
    if ((here.has('old') && !here.has('final')) || isWaived(paid)) return 'old';
    if (here.has('part') || here.has('deposit') || isShare) return 'part';
    if (here.has('tax') && !isTotal && /(?:vat|tax|gst|iva|mwst|kdv)[^,]*$/i.test(before)) return 'tax';
    if (isOperand(paid)) return 'operand';
    if (here.has('option') || sentence.segments[0]?.marks.some(({ kind }) => kind === 'option'))
      return 'option';
    if (paid.isExtra || /\+\s*$/.test(before)) return 'extra';
    const label = plainText(before).slice(-LABEL_CHARACTERS);
    if (
      isNight ||
      (PER.test(after) && !PER_ALL.test(after)) ||
      PER_BEFORE.test(label) ||
      (units !== 1 && PER_PIECE.test(label))
    )
      return 'unit';
    if (here.has('from') && lastWords(plainText(before), 2).some(word => FROM.has(word))) return 'from';
    if (here.has('final') || isLessened(paid)) return 'final';
    return isTotal ? 'total' : null;
  })();
  const isPrice =
    anywhere.has('price') ||
    anywhere.has('total') ||
    anywhere.has('allIn') ||
    segment.joint === 'result' ||
    isNamed(before.slice(-NAME_CHARACTERS) + sentence.segments.map(({ text }) => text).join(' '));
  // `hotel, transfers … USD 6,200 for a tummy tuck`
  const isSum =
    segment.joint === 'result' &&
    sentence.segments.filter(({ start, amounts }) => start < segment.start && amounts.length > 0).length > 1;
  // `6 veneers 6 x 420 = 2520 EUR`
  const isProduct =
    segment.joint === 'result' && isNamed(row.text.slice(sentence.segments[0]?.start ?? 0, amount.start));
  const lines =
    isSum ||
    isProduct ||
    (isNamed(segment.text) && !segment.marks.some(({ kind }) => lineIds.includes(kind as LineId)))
      ? []
      : paid.lines;
  return { ...paid, lines, role, isPrice, isNight };
}

/** The words of an amount's own segment; without any, of what it hangs on. Of two amounts each has the nearer words. */
function roleMarks({ amount, segment, sentence }: Money): Mark[] {
  const own = segment.marks.filter(mark => {
    // `€5,400 instead of 6,800`
    if (
      mark.kind === 'old' &&
      mark.start >= amount.end &&
      /[\d¤]/.test(segment.text.slice(mark.end - segment.start))
    )
      return false;
    const earlier = segment.amounts.findLast(other => other.end <= amount.start);
    const later = segment.amounts.find(other => other.start >= amount.end);
    return (
      mark.start >= (earlier?.end ?? 0) &&
      (later === undefined ||
        mark.end <= amount.start ||
        (earlier === undefined &&
          mark.end <= later.start &&
          !segment.marks.some(({ end }) => end <= amount.start)))
    );
  });
  const text = segment.text.replaceAll(/[¤\W\d]/gu, '');
  const head = sentence.segments[segment.head];
  const isLabelled = segment.joint === 'colon' || segment.joint === 'link';
  if (head && head !== segment && (isLabelled || own.every(({ kind }) => !ROLES.has(kind)) || text === '')) {
    const headIsPriced = head.amounts.length > 0 && segment.joint === 'open';
    if (headIsPriced && text !== '') return own;
    const above = roleMarks({ amount, segment: head, sentence } as Money);
    // What comes of a discount is not one.
    return [...own, ...(segment.joint === 'result' ? above.filter(({ kind }) => kind !== 'old') : above)];
  }
  return own;
}
const ROLES = new Set<string>([
  'total',
  'allIn',
  'final',
  'price',
  'part',
  'deposit',
  'old',
  'tax',
  'option',
  'from',
]);

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

/** The amounts of single lines, where each line has one. */
function amountsOf(priced: readonly Priced[], has: readonly LineId[]): Partial<Record<LineId, Amount>> {
  const byLine = new Map<LineId, Amount[]>();
  for (const { amount, lines, role } of priced) {
    const [line] = lines;
    if (role !== null || lines.length !== 1 || !line || !has.includes(line)) continue;
    byLine.set(line, [...(byLine.get(line) ?? []), amountOf(amount)]);
  }
  return Object.fromEntries(
    [...byLine].flatMap(([line, all]) => (all.length === 1 && all[0] ? [[line, all[0]]] : [])),
  );
}

/** The total if it is sure; else what may be it. */
function totalOf(priced: readonly Priced[], amounts: Partial<Record<LineId, Amount>>, units: number | null) {
  const of = (role: Role) => priced.filter(paid => paid.role === role);
  const sure = (amount: Amount) => ({ total: amountOf(amount), asked: [] });
  const ask = (list: readonly Priced[]) => ({
    total: null,
    asked: unique(list.map(({ amount }) => amountOf(amount))).slice(0, MOST_ASKED),
  });
  const options = of('option');
  if (options.length > 1) return ask(options);
  const finals = of('final');
  if (unique(finals.map(({ amount }) => amount)).length === 1 && finals[0]) return sure(finals[0].amount);
  const totals = [...finals, ...of('total')];
  // A total less its discount.
  const olds = of('old').map(({ amount }) => valueOf(amount));
  const rests = new Set(
    [...of('total'), ...priced.filter(({ segment }) => segment.joint === 'result')].flatMap(({ amount }) =>
      olds.map(old => Math.round(valueOf(amount) - old)),
    ),
  );
  const less = priced.find(
    ({ amount, role }) =>
      role !== 'old' && role !== 'extra' && role !== 'unit' && rests.has(Math.round(valueOf(amount))),
  );
  if (less) return sure(less.amount);
  const whole = totals.filter(({ lines }) => lines.length === 0);
  for (const list of [whole, totals]) {
    const different = unique(list.map(({ amount }) => amount));
    // `one knee 7,900, both 13,500`
    const rivals = priced.filter(
      paid =>
        paid.role === null &&
        paid.lines.length === 0 &&
        list.some(
          ({ sentence, amount }) => sentence === paid.sentence && valueOf(paid.amount) > valueOf(amount),
        ),
    );
    if (list.length > 0 && rivals.length > 0) return ask([...list, ...rivals]);
    if (different.length === 1 && different[0]) return sure(different[0]);
    if (different.length > 1) {
      const largest = different.reduce((a, b) => (valueOf(b) > valueOf(a) ? b : a));
      const rest = different
        .filter(amount => amount !== largest)
        .reduce((sum, amount) => sum + valueOf(amount), 0);
      return Math.abs(rest - valueOf(largest)) <= 1 ? sure(largest) : ask(list);
    }
  }
  const from = of('from');
  const placed = Object.entries(amounts);
  const isMain = (line: string): boolean => line === 'procedure' || line === 'implants';
  const isItemised = placed.filter(([line]) => !isMain(line)).length > 0 && placed.length > 1;
  const candidates = priced.filter(
    ({ role, lines }) => role === null && (lines.every(isMain) || lines.length > 1),
  );
  const free = isItemised ? candidates.filter(({ lines }) => lines.length !== 1) : candidates;
  // What all others add up to.
  const plain = priced.filter(({ role }) => role === null);
  const sum = plain.reduce((all, { amount }) => all + valueOf(amount), 0);
  const summed =
    plain.length > 2 && candidates.find(({ amount }) => Math.abs(sum - 2 * valueOf(amount)) <= 1);
  if (summed) return sure(summed.amount);
  // What one piece costs is not more than all.
  const isMost = ({ amount }: Priced) =>
    [...of('unit'), ...plain].every(other => valueOf(other.amount) <= valueOf(amount));
  const likely = free.filter(({ isPrice }) => isPrice);
  for (const list of [likely, free]) {
    const different = unique(list.map(({ amount }) => amount));
    if (different.length === 1 && list === likely && list[0] && from.length === 0 && isMost(list[0]))
      return sure(list[0].amount);
    const least = Math.min(...different.map(valueOf));
    if (different.length > 0) return ask([...free.filter(({ amount }) => valueOf(amount) >= least), ...from]);
  }
  if (from.length > 0) return ask(from);
  return { total: null, asked: productOf(priced, units) };
}

/** `450 EUR per implant x 4`, where nothing says what it comes to. */
function productOf(priced: readonly Priced[], units: number | null): Amount[] {
  return priced
    .flatMap(({ role, amount, row, isNight }) => {
      if (role !== 'unit') return [];
      const times =
        TIMES_AFTER.exec(row.text.slice(amount.end)) ?? TIMES_BEFORE.exec(row.text.slice(0, amount.start));
      const count = times ? Number(times[1]) : (units ?? 0);
      return isNight ? [] : [{ value: amount.value * Math.max(count, 1), currency: amount.currency }];
    })
    .slice(0, 1);
}

/** Amounts as they are shown. */
export const written = (amounts: readonly Amount[]): string[] => amounts.map(writeAmount);
