import { usd } from 'shared-contracts';

/** An amount as a quote states it. */
export interface Amount {
  value: number;
  /** Code of ISO 4217; null where none is stated. */
  currency: string | null;
}

/** Why a text is not an amount. */
export type AmountFault = 'unreadable' | 'negative' | 'tooLarge' | 'currency';

/** The most characters of an amount, and the largest that is compared. */
const AMOUNT_CHARACTERS = 40;
const LARGEST = 1_000_000_000;

const CODES =
  'USD EUR GBP CAD AUD NZD SGD HKD INR TRY THB MYR MXN CRC KRW HUF PLN AED SAR NGN KES ZAR BDT RUB CHF SEK NOK DKK CZK BRL JPY CNY ILS EGP';

/** What stands before or after a number, the longest first. A plain `$` is read as US dollars. */
const currencies: readonly (readonly [token: string, code: string])[] = Object.entries({
  dollars: 'USD',
  rupees: 'INR',
  pounds: 'GBP',
  euros: 'EUR',
  euro: 'EUR',
  baht: 'THB',
  lira: 'TRY',
  ...Object.fromEntries(CODES.split(' ').map(code => [code.toLowerCase(), code])),
  us$: 'USD',
  au$: 'AUD',
  ca$: 'CAD',
  nz$: 'NZD',
  sg$: 'SGD',
  hk$: 'HKD',
  mx$: 'MXN',
  a$: 'AUD',
  c$: 'CAD',
  s$: 'SGD',
  r$: 'BRL',
  'rs.': 'INR',
  rs: 'INR',
  rm: 'MYR',
  zł: 'PLN',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₺': 'TRY',
  '฿': 'THB',
  '₩': 'KRW',
  '₦': 'NGN',
  '₽': 'RUB',
  '৳': 'BDT',
});
const LONGEST = 7;

const isLetter = (character: string | undefined): boolean => /\p{L}/u.test(character ?? '');

/** The currency that a text ends with: a word only as a whole. */
function currencyBefore(text: string) {
  const near = text
    .slice(-LONGEST - 2)
    .trimEnd()
    .toLowerCase();
  return currencies.find(
    ([token]) => near.endsWith(token) && !(isLetter(token[0]) && isLetter(near.at(-token.length - 1))),
  );
}

function currencyAfter(text: string) {
  const near = text
    .slice(0, LONGEST + 2)
    .trimStart()
    .toLowerCase();
  return currencies.find(
    ([token]) => near.startsWith(token) && !(isLetter(token.at(-1)) && isLetter(near[token.length])),
  );
}

/** `5,400`, `5.400`, `4,50,000`, `5.400,50` as a number; null if the groups of digits make no sense. */
export function readNumber(digits: string): number | null {
  const text = digits.replace(/[.,]$/, '');
  const separators = text.replaceAll(/\d/g, '');
  const last = separators.at(-1);
  if (last === undefined) return Number(text);
  const end = text.length - text.lastIndexOf(last) - 1;
  const isMixed = separators !== last.repeat(separators.length);
  const hasDecimals = end > 0 && end < 3 && (isMixed || separators.length === 1);
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

interface Found {
  amount: Amount;
  /** What stands around number and currency. */
  rest: string;
}

/** Every number of a text, with the currency beside it. */
function findNumbers(text: string): (Found | null)[] {
  // `5 400` and `5'400` are one number.
  const plain = text.replaceAll(/(\d)[ \u00a0\u202f'’](?=\d{3}(?!\d))/g, '$1');
  return Array.from(plain.matchAll(/\d[\d.,]*/g), ({ 0: digits, index }) => {
    const value = readNumber(digits);
    if (value === null) return null;
    const isThousands = /^k(?!\p{L})/iu.test(plain.slice(index + digits.length));
    const before = plain.slice(0, index);
    const after = plain.slice(index + digits.length + (isThousands ? 1 : 0));
    const [tokenBefore, codeBefore] = currencyBefore(before) ?? [];
    const [tokenAfter, codeAfter] = codeBefore ? [] : (currencyAfter(after) ?? []);
    return {
      amount: { value: isThousands ? value * 1_000 : value, currency: codeBefore ?? codeAfter ?? null },
      rest:
        before.trimEnd().slice(0, tokenBefore ? -tokenBefore.length : undefined) +
        after.trimStart().slice(tokenAfter?.length ?? 0),
    };
  });
}

/** The amounts of a text. A number without a currency is not an amount: it may be a date or a count. */
export const findAmounts = (text: string): Amount[] =>
  findNumbers(text).flatMap(found =>
    found && found.amount.currency !== null && found.amount.value <= LARGEST ? [found.amount] : [],
  );

/** The amount that a field holds; null for an empty one. */
export function readAmount(text: string): Amount | AmountFault | null {
  const typed = text.trim();
  if (typed === '') return null;
  const [found, ...others] = typed.length > AMOUNT_CHARACTERS ? [] : findNumbers(typed);
  if (!found || others.length > 0) return 'unreadable';
  const { amount, rest } = found;
  if (/[-−–]/.test(typed.slice(0, typed.search(/\d/)))) return 'negative';
  if (/[\p{L}\p{Sc}]/u.test(rest)) return amount.currency === null ? 'currency' : 'unreadable';
  return amount.value > LARGEST ? 'tooLarge' : amount;
}

/** An amount as the form's fields read it: `$5,400`, `EUR 5400`. */
export const writeAmount = ({ value, currency }: Amount): string =>
  (currency === null || currency === 'USD') && Number.isInteger(value)
    ? usd(value)
    : `${currency ?? 'USD'} ${value}`;
