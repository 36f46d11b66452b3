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
