import { asciiDigits } from 'shared-contracts';

/** As much as the contract keeps. */
const LARGEST = 1_000_000_000;

/** Thousands in the ways of all countries, `15,00,000` too. Cents have two digits: `10.5` may be short for millions. */
const PLAIN = new RegExp(
  [
    String.raw`\d+(?:[.,]\d\d)?`,
    String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d\d)+,\d{3})(?:\.\d\d)?`,
    String.raw`\d{1,3}(?:\.\d{3})+(?:,\d\d)?`,
    String.raw`\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d\d)?`,
  ]
    .map(way => `^${way}$`)
    .join('|'),
);
const CENTS = /[.,]\d\d$/;
/** Nothing as long as `1,234 million`, which may be either of two amounts. */
const SCALED = /^(\d{1,3}(?:[.,]\d{1,2})?)\s?(k|thousand|m|million|lakhs?|lacs?)$/;
const scaleOf = (word: string): number => {
  if (word.startsWith('la')) return 100_000;
  return word.startsWith('m') ? 1_000_000 : 1_000;
};

/** How the amounts of a currency are written. */
interface Currency {
  /** ISO 4217. */
  code: string;
  /** `£`, `KES`, `A$`. */
  sign: string;
}

/** What people write where browsers write the code. */
const localSigns: Readonly<Record<string, readonly string[]>> = {
  KES: ['kshs', 'ksh'],
  BDT: ['tk'],
  AED: ['dhs', 'dh'],
  SAR: ['sr'],
};
/** `AUD`, `AU$`, `A$` and, since the field says whose they are, `$`. */
const signsOf = ({ code, sign }: Currency): readonly string[] => [
  code,
  ...(localSigns[code] ?? []),
  ...(sign.endsWith('$') ? [`${code.slice(0, 2)}$`, `${code.slice(0, 1)}$`, sign, '$'] : [sign]),
];

/**
 * What a visitor typed as one whole amount of this currency: digits with any country's separators, with or without its code
 * or sign, or a short number of thousands, lakhs or millions. Null for all else, such as a range or another currency, rather
 * than a guess.
 */
export function readToldAmount(typed: string, currency: Currency): number | null {
  let text = asciiDigits(typed)
    .trim()
    .toLowerCase()
    .replace(' $', '$')
    .replace(/[.,/]-{1,2}(?=\s|$)/, '');
  for (const sign of signsOf(currency).map(name => name.toLowerCase())) {
    if (text.startsWith(sign)) text = text.slice(sign.length).trim();
    else if (text.endsWith(sign)) text = text.slice(0, -sign.length).trim();
  }
  const [, count, word] = SCALED.exec(text) ?? [];
  const amount =
    count && word
      ? Math.round(Number(count.replace(',', '.')) * scaleOf(word))
      : Number(PLAIN.test(text) && text.replace(CENTS, '').replaceAll(/\D/g, ''));
  return amount >= 1 && amount <= LARGEST ? amount : null;
}
