import { asciiDigits } from 'shared-contracts';
import { cleanAnswer, isPhone } from './validate-draft.ts';

const SEPARATORS = /[-\u2010-\u2015'’‘`´\s]/gu;
const NOT_IN_NAMES = /[^\p{L}\p{M} ]/gu;
const NOT_IN_PHONES = /[^+\d -]/g;

/** Keeps letters, marks and spaces of a name. Hyphens and apostrophes become spaces. */
export const sanitizeName = (text: string): string => replaceSeparators(text).replaceAll(NOT_IN_NAMES, '');

/** Hyphens and apostrophes of a name become spaces: all that the server changes in a name posted without JavaScript. */
export const replaceSeparators = (text: string): string => text.replaceAll(SEPARATORS, ' ');

/**
 * Keeps +, digits, hyphens and spaces of a phone number (section 5); digits of any script become ASCII ones. A pasted number
 * that the contract can read, such as `tel:+44(0)20…`, becomes what is sent. Pasted line ends and tabs become spaces.
 */
export function sanitizePhone(text: string): string {
  const kept = asciiDigits(text).replaceAll(/\s/g, ' ').replaceAll(NOT_IN_PHONES, '');
  if (kept === text) return text;
  const pasted = cleanAnswer('phone', text);
  return isPhone(pasted) ? pasted : kept;
}

/** Without characters that nobody sees, whose removal needs no notice. */
export const withoutInvisible = (text: string): string => text.replaceAll(/\p{Cf}/gu, '');
