import { usd } from 'shared-contracts';
import { LETTER, plainText, wordsSource } from './plain-text.ts';

/** An amount as a quote states it. */
export interface Amount {
  value: number;
  /** The most, where it is a range. */
  upTo?: number;
  /** Code of ISO 4217; null where none is stated. */
  currency: string | null;
}

/** An amount in a text, from the first to the last character of it and its currency. */
export interface FoundAmount extends Amount {
  start: number;
  end: number;
}

/** Why a text is not an amount. */
export type AmountFault = 'unreadable' | 'negative' | 'tooLarge' | 'currency';

/** The most characters of an amount, and the largest that is compared. */
const AMOUNT_CHARACTERS = 40;
const LARGEST = 1_000_000_000;
/** How far apart the ends of a range may lie. */
const RANGE_FACTOR = 4;
/** How far from its number a currency may stand, in characters. */
const NEAR = 48;

const CODES =
  'USD EUR GBP CAD AUD NZD SGD HKD INR TRY THB MYR MXN CRC KRW HUF PLN AED SAR NGN KES ZAR BDT RUB CHF SEK NOK DKK CZK BRL JPY CNY ILS EGP QAR KWD OMR IDR PHP VND TWD COP';

/** What stands before or after a number besides a code, by currency; without accents. */
const signs: Readonly<Record<string, string>> = {
  USD: 'us dollars, us dollar, us$, u.s.$, usd$, $us',
  AUD: 'australian dollars, aud$, au$, a$, aus$',
  CAD: 'canadian dollars, cad$, ca$, c$, can$, cdn$, cdn',
  NZD: 'new zealand dollars, nzd$, nz$',
  SGD: 'singapore dollars, sgd$, sg$, s$',
  HKD: 'hong kong dollars, hkd$, hk$',
  TWD: 'nt$',
  BRL: 'r$, reais',
  MXN: 'mexican pesos, pesos mexicanos, mxn$, mx$, mex$, pesos, peso, m.n., mxp',
  EUR: 'euros, euro, €',
  GBP: 'pounds sterling, pounds, pound, sterling, gbp£, £',
  INR: 'indian rupees, rupees, rupee, inr., rs., rs, ₹',
  TRY: 'turk lirasi, turkish lira, lira, tl, ₺',
  THB: 'thai baht, bahts, baht, bht, thb., ฿, บาท',
  MYR: 'ringgits, ringgit, rm',
  KRW: 'korean won, won, ₩, 원',
  HUF: 'forint, ft., ft',
  PLN: 'zlotych, zloty, zlote, zl',
  CRC: 'colones, ₡',
  CZK: 'korun, kc',
  AED: 'dirhams, dirham, dhs., dhs, dh, aed., د.إ',
  CHF: 'swiss francs, franken, sfr., sfr, fr.',
  NGN: 'naira, ₦',
  RUB: 'rubles, roubles, ₽',
  BDT: 'taka, ৳',
  ILS: '₪',
  VND: '₫',
};
/** Any dollar: read as US dollars unless the text says whose. */
const DOLLAR = '$';
const currencies = new Map([
  ...CODES.split(' ').map(code => [code.toLowerCase(), code] as const),
  ...Object.entries(signs).flatMap(([code, list]) => list.split(', ').map(sign => [sign, code] as const)),
  ...['$', 'dollars', 'dollar', 'dlls', 'dls', 'dolares', 'dolar', 'dollari'].map(
    sign => [sign, DOLLAR] as const,
  ),
]);
const CURRENCY = wordsSource([...currencies.keys()].join(','));
const ANY_CURRENCY = new RegExp(`(^|(?!${LETTER})[^])(${CURRENCY})`, 'gu');
/** Right behind a number and its scale, as in `250만원`. */
const CURRENCY_AFTER = CURRENCY.replaceAll(String.raw`\b`, '');

const scales: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      ['k thousand tausend tsd. tsd tys. tys mil bin ezer 천', 1e3],
      ['만', 1e4],
      ['lakhs lakh lacs lac l', 1e5],
      ['millions million millones millon millio milyon mln mio mn m', 1e6],
      ['crores crore cr', 1e7],
      ['억', 1e8],
    ] as const
  ).flatMap(([words, scale]) => words.split(' ').map(word => [word, scale])),
);
/** Only these count by such words. */
const scaleCurrency = (word: string): string | null =>
  /^(?:l$|la[kc]|crore)/.test(word) ? 'INR' : /[만억]/.test(word) ? 'KRW' : null;
const sources = (list: readonly string[]): string =>
  [...list]
    .sort((a, b) => b.length - a.length)
    .join('|')
    .replaceAll('.', String.raw`\.`);

const NUMBER =
  /(?:\d{1,3}(?:[ \u00A0\u202F'’]\d{3})+(?!\d|[.,]\d{3})(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)*)/g;
/** `5,400.-`, `4,50,000/-`. */
const TAIL = String.raw`(?:,-{1,2}|\.-{1,2}|/[-=]|,[–—]|\.[–—]|-(?=\s*(?:€|$)))?`;
const AFTER = new RegExp(
  String.raw`^${TAIL}(?:\s?(${sources(Object.keys(scales))})(?!\p{Script=Latin}))?${TAIL}(?:[\s\u00A0]{0,2}[([]?(${CURRENCY_AFTER})['’]?)?`,
  'u',
);
/** `Total (USD) approx. 5,400`, `USD: 5,400`. */
const JOINT = String.raw`\s*[)\]]?\s*[:=]?\s*(?:(?:approx\.?|about|ca\.?|circa)\s*)?[~≈]?\s*`;
const BEFORE = new RegExp(`(^|(?!${LETTER})[^])(${CURRENCY})${JOINT}$`, 'u');
const RANGE = /^\s*(-|–|—|~|to|bis|hasta|do|until|and|y|und|a|i)\s*$/;

/** `5,400`, `5.400`, `4,50,000`, `5.400,50` as a number; null if the groups of digits make no sense. */
export function readNumber(digits: string): number | null {
  const text = digits.replaceAll(/[ \u00A0\u202F'’]/g, '');
  const separators = text.replaceAll(/\d/g, '');
  const last = separators.at(-1);
  if (last === undefined) return Number(text);
  const end = text.length - text.lastIndexOf(last) - 1;
  const isMixed = separators !== last.repeat(separators.length);
  const isFraction = separators.length === 1 && text.startsWith('0');
  const hasDecimals = isFraction || (end > 0 && end < 3 && (isMixed || separators.length === 1));
  const whole = hasDecimals ? text.slice(0, -end - 1) : text;
  const groups = whole.split(/[.,]/);
  const [first = '', ...others] = groups;
  const isGrouped =
    first.length > 0 &&
    (others.length === 0 || first.length <= 3) &&
    others.every((group, index) => group.length === 3 || (group.length === 2 && index < others.length - 1));
  // Thousands have only one kind of separator; decimals have the other one.
  const isOneKind = new Set(whole.replaceAll(/\d/g, '')).size <= 1 && !(hasDecimals && whole.includes(last));
  return isGrouped && isOneKind
    ? Number(groups.join('') + (hasDecimals ? `.${text.slice(-end)}` : ''))
    : null;
}

interface FoundNumber extends FoundAmount {
  scale: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

function readAt(text: string, from: number, digits: string, index: number): FoundNumber | null {
  const value = readNumber(digits);
  if (value === null) return null;
  const numberEnd = index + digits.length;
  const near = Math.max(from, index - NEAR);
  const before = BEFORE.exec(text.slice(near, index));
  let start = index;
  let currency: string | null = null;
  if (before) {
    const [, gap = '', sign = ''] = before;
    currency = currencies.get(sign) ?? null;
    start = near + before.index + gap.length;
    // `AUD $9,500`
    const further = BEFORE.exec(text.slice(near, start));
    const [all = '', gapBefore = '', other = ''] = further ?? [];
    if (further && /^[\s/]*$/.test(all.slice(gapBefore.length + other.length))) {
      if (currency === DOLLAR) currency = currencies.get(other) ?? null;
      start = near + further.index + gapBefore.length;
    }
  }
  const [all = '', word = '', sign] = AFTER.exec(text.slice(numberEnd, numberEnd + NEAR)) ?? [];
  const code = sign && currencies.get(sign);
  // The code of the next amount, as in `$4,950 THB 168,400` and `Option 1 $4,000`.
  const behind = text.slice(numberEnd + all.length, numberEnd + all.length + NEAR);
  const isCount = value < 100 && Number.isInteger(value) && word === '';
  const isNext = (currency !== null || isCount ? /^\s*\d/ : /^\d/).test(behind);
  // `Price list 2027 (THB)`
  const isYear = /^20[23]\d\s?[([]/.test(text.slice(index, index + 6));
  const takesCode =
    !isYear && code !== undefined && code !== '' && (currency === null || currency === DOLLAR) && !isNext;
  if (takesCode) currency = code;
  const scale = scaleOf(word, value, currency, all);
  const tail =
    takesCode || (code && code === currency && !isNext)
      ? all
      : all.slice(0, sign ? -sign.length : undefined).trimEnd();
  // A dot may end the sentence.
  const end = word && scale === 1 ? numberEnd : numberEnd + tail.replace(/\.$/, '').length;
  return {
    value: round(value * scale),
    currency: currency ?? (scale > 1 ? scaleCurrency(word) : null),
    scale,
    start,
    end,
  };
}

/** What a word behind a number multiplies it by. `L` is a lakh only of rupees; `m` and `l` touch their number. */
function scaleOf(word: string, value: number, currency: string | null, all: string): number {
  if (word === '') return 1;
  if (word === 'l' && (currency === null ? Number.isInteger(value) : currency !== 'INR' || /^\s/.test(all)))
    return 1;
  if (word === 'm' && (/^\s/.test(all) || value >= 1_000)) return 1;
  if (word === 'mil' && !Number.isInteger(value)) return 1e6;
  return scales[word] ?? 1;
}

/** Numbers and amounts of a text in their order; a number without a currency has none. */
export function findNumbers(text: string): FoundAmount[] {
  const plain = plainText(text);
  const found: FoundNumber[] = [];
  let from = 0;
  for (const { 0: digits, index } of plain.matchAll(NUMBER)) {
    if (index < from) continue;
    const next = readAt(plain, from, digits, index);
    if (!next) continue;
    const last = found.at(-1);
    const range = last && rangeOf(last, next, plain);
    if (range) found.splice(-1, 1, range);
    else found.push(next);
    from = next.end;
  }
  const whose = ownDollar(plain, found);
  for (const number of found) if (number.currency === DOLLAR) number.currency = whose;
  return found;
}

/** `$4,000 - 5,000`, `4 to 5k`, `between 6,500 and 7,200 EUR` as one. */
function rangeOf(low: FoundNumber, high: FoundNumber, text: string): FoundNumber | null {
  const joint = RANGE.exec(text.slice(low.end, high.start))?.[1];
  if (joint === undefined || low.upTo !== undefined) return null;
  const isBetween = /(?:between|from|zwischen|entre|von|od|de)\W*$/.test(
    text.slice(Math.max(low.start - NEAR, 0), low.start),
  );
  if (/^(?:and|y|und|a|i)$/.test(joint) && !isBetween) return null;
  const value = low.scale === 1 && high.scale > 1 ? low.value * high.scale : low.value;
  if (value >= high.value || high.value > value * RANGE_FACTOR) return null;
  if (low.currency !== null && high.currency !== null && low.currency !== high.currency) return null;
  return {
    ...high,
    value: round(value),
    upTo: high.value,
    currency: low.currency ?? high.currency,
    start: low.start,
  };
}

/** Whose dollars, or pesos, a text means by a plain `$`. */
function ownDollar(text: string, found: readonly FoundNumber[]): string {
  const codes = new Set(
    found.flatMap(({ currency, start, end }) =>
      currency && currency !== DOLLAR && text.slice(start, end).includes('$') ? [currency] : [],
    ),
  );
  const declared = declaredCurrency(text, found);
  if (declared && /^(?:AUD|CAD|NZD|SGD|HKD|TWD|MXN|COP)$/.test(declared)) codes.add(declared);
  const [code] = codes;
  return codes.size === 1 && code ? code : 'USD';
}

/** The only currency that a text names away from its numbers, as in `All prices in EUR`. */
export function declaredCurrency(text: string, found: readonly FoundAmount[]): string | null {
  const named = Array.from(
    plainText(text).matchAll(ANY_CURRENCY),
    ({ 1: gap = '', 2: sign = '', index }) => ({
      at: index + gap.length,
      code: currencies.get(sign),
    }),
  )
    .filter(({ at }) => found.every(({ start, end }) => at < start || at >= end))
    .map(({ code }) => code);
  // `$` and `dollars` may be those of a code beside.
  const codes = named.filter(code => code !== DOLLAR);
  const [code = named.length > 0 ? 'USD' : null] = codes;
  return codes.every(other => other === code) ? code : null;
}

/** Without its place in a text. */
export const amountOf = ({ value, upTo, currency }: Amount): Amount =>
  upTo === undefined ? { value, currency } : { value, upTo, currency };

/** The amount that a field holds; null for an empty one. */
export function readAmount(text: string): Amount | AmountFault | null {
  const typed = text.trim();
  if (typed === '') return null;
  const [found, ...others] = typed.length > AMOUNT_CHARACTERS ? [] : findNumbers(typed);
  if (!found || others.length > 0) return 'unreadable';
  const { start, end } = found;
  const amount = amountOf(found);
  if (/[-−–]/.test(typed.slice(0, typed.search(/\d/)))) return 'negative';
  const rest = plainText(typed.slice(0, start) + typed.slice(end)).replace(/approx|about|total/, '');
  if (/[\p{L}\p{Sc}\d]/u.test(rest)) return amount.currency === null ? 'currency' : 'unreadable';
  return (amount.upTo ?? amount.value) > LARGEST ? 'tooLarge' : amount;
}

/** An amount as the form's fields read it: `$5,400`, `EUR 5400`, `$4,000 to $5,000`. */
export function writeAmount({ value, upTo, currency }: Amount): string {
  const write = (one: number): string =>
    (currency === null || currency === 'USD') && Number.isInteger(one)
      ? usd(one)
      : `${currency ?? 'USD'} ${one}`;
  return upTo === undefined ? write(value) : `${write(value)} to ${write(upTo)}`;
}
