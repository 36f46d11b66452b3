const FULL_WIDTH = 0xfe_e0;

/** The value of a decimal digit: Unicode has them in runs of ten, from zero. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Without zero-width characters and marks of direction, which come along with pasted text. */
export const withoutInvisible = (text: string): string => text.replaceAll(/\p{Cf}/gu, '');

/**
 * Digits of any script (Arabic, Persian, Bengali keyboards) as 0 to 9, with the Arabic separators of numbers and full-width
 * signs as ASCII has them, and nothing invisible. Everything else stays.
 */
export const asciiDigits = (text: string): string =>
  withoutInvisible(text)
    .replaceAll(/[\uFF01-\uFF5E]/g, sign => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
    .replaceAll(/[^\P{Nd}0-9]/gu, digitOf)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');

/** With plain spaces in place of all others. */
export const withPlainSpaces = (text: string): string => text.replaceAll(/\p{Zs}/gu, ' ');

/** What stands before and behind an address that was copied; a quotation mark before it only with one behind it. */
const BEFORE_EMAIL = /^(?:mailto:|[\s<(“‘«,;:]|(["'])(?=[^"'@]*@[^"'@]*\1))+/i;
// oxlint-disable-next-line regexp/no-super-linear-move -- the schemas read at most 1,000 characters
const BEHIND_EMAIL = /[\s>)”’»"',;:.!]+$/;

/** The address in `Ana <a@b.co>`, `mailto:a@b.co?subject=Hi` or `a@b.co,`. */
export function emailIn(text: string): string {
  const plain = asciiDigits(text).replaceAll(/[。｡]/g, '.');
  const [, address = plain] = /<([^<>][^<>@]*@[^<>]+)>/.exec(plain) ?? [];
  return address
    .replace(/(mailto:[^?]*)\?.*/is, '$1')
    .replace(BEFORE_EMAIL, '')
    .replace(BEHIND_EMAIL, '');
}

/**
 * A zero after the calling code. It is dialled within the country only, except where numbers begin with it: Italy, San Marino,
 * Ivory Coast, Benin, Gabon, Congo. Without a separator the code is known for the source countries (section 9).
 */
const TRUNK_ZERO =
  /^(\+(?:(?:27|44|49|61|234|254|880|966|971)[ -]*|(?!39|378|225|229|24[12])\d{1,3}[ -]+))(?:0[ -]*)+/;

/** The number in `tel:+44(0)20…`, `0044 20…` or `+44.20…`: plus, digits, spaces and hyphens, without the trunk zero. */
export const phoneIn = (text: string): string =>
  asciiDigits(text)
    .replace(/^[^+\d(]*(?:\((?=\s*\+))?(?=[+\d(\s])/, '')
    .replace(/;.*/s, '')
    .replace(/^\s*(?:\+\s*)?00\s*(?=[1-9])/, '+')
    .replace(/^\s*\+.*/s, number => number.replaceAll(/\(\s*0\s*\)/g, ' '))
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[\s()[\]./]+/g, ' ')
    .trim()
    .replace(/^\+ /, '+')
    .replace(TRUNK_ZERO, '$1');
