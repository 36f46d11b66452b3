const FULL_WIDTH = 0xfe_e0;

/** The value of a decimal digit: Unicode has them in runs of ten, from zero. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Removes zero-width characters and direction marks, which come with pasted text. */
export const withoutInvisible = (text: string): string => text.replaceAll(/\p{Cf}/gu, '');

/**
 * Writes digits of any script (Arabic, Persian, Bengali keyboards) as 0 to 9, and Arabic number separators and full-width
 * signs as ASCII. Removes invisible characters. Everything else stays.
 */
export const asciiDigits = (text: string): string =>
  withoutInvisible(text)
    .replaceAll(/[\uFF01-\uFF5E]/g, sign => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
    .replaceAll(/[^\P{Nd}0-9]/gu, digitOf)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
