import { asciiDigits, withoutInvisible } from './clean-text.ts';

/** The longest text that is cleaned, in characters. */
const LONGEST = 1_000;

/** What stands before and behind an address that was copied; a quotation mark before it only with one behind it. */
const BEFORE_EMAIL = /^(?:mailto:|[\s<(“‘«,;:]|(["'])(?=[^"'@]*@[^"'@]*\1))+/i;
// oxlint-disable-next-line regexp/no-super-linear-move -- reads at most 1,000 characters
const BEHIND_EMAIL = /[\s>)”’»"',;:.!]+$/;

/** The address in `Ana <a@b.co>`, `mailto:a@b.co?subject=Hi` or `a@b.co,`. */
function emailIn(text: string): string {
  const plain = asciiDigits(text).replaceAll(/[。｡]/g, '.');
  const [, address = plain] = /<([^<>][^<>@]*@[^<>]+)>/.exec(plain) ?? [];
  return address.replace(/\?.*/s, '').replace(BEFORE_EMAIL, '').replace(BEHIND_EMAIL, '');
}

/**
 * A zero after the calling code. It is dialled within the country only, except where numbers begin with it: Italy, San Marino,
 * Ivory Coast, Benin, Gabon, Congo. Without a separator the code is known for the source countries (section 9).
 */
const TRUNK_ZERO =
  /^(\+(?:(?:27|44|49|61|234|254|880|966|971)[ -]*|(?!39|378|225|229|24[12])\d{1,3}[ -]+))(?:0[ -]*)+/;

/** The number in `tel:+44(0)20…`, `0044 20…` or `+44.20…`: plus, digits, spaces and hyphens, without the trunk zero. */
function phoneIn(text: string): string {
  const [number = ''] = /[+\d(][-+\d\s()[\]./]*/.exec(asciiDigits(text).replaceAll(/[\p{Pd}−]/gu, '-')) ?? [];
  const phone = number
    .replace(/^\W*(?:\+\W*(?:00)?|00)\s*/, '+')
    .replaceAll(/\(\s*0\s*\)/g, ' ')
    .replaceAll(/[\s()[\]./]+/g, ' ')
    .trim()
    .replace(TRUNK_ZERO, '$1');
  // Without separators where those make it longer than section 5 allows.
  return /^\+\d{1,3}[\d -]{0,14}$/.test(phone) ? phone : phone.replaceAll(/[ -]/g, '');
}

const cleaners = {
  name: (text: string) => text.replaceAll(/\p{Zs}/gu, ' '),
  email: emailIn,
  phone: phoneIn,
} as const;

/**
 * A name, e-mail address or phone number without what came along when it was pasted (section 10.18). Relied on by mfe-quote
 * (form), and by the schema of the call.
 * @param isValid the text stays as it was typed unless what is left of it is valid
 */
export function cleanContact(
  kind: keyof typeof cleaners,
  text: string,
  isValid: (cleaned: string) => boolean,
): string {
  const typed = withoutInvisible(text).trim();
  const cleaned = typed.length > LONGEST ? '' : cleaners[kind](typed);
  return cleaned !== '' && isValid(cleaned) ? cleaned : typed;
}
