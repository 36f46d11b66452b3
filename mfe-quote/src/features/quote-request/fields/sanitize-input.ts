const SEPARATORS = /[-\u2010-\u2015'’‘`´\s]/gu;
const NOT_IN_NAMES = /[^\p{L}\p{M} ]/gu;
const NOT_IN_PHONES = /[^+\d -]/g;

/** Keeps letters, marks and spaces of a name. Hyphens and apostrophes become spaces. */
export const sanitizeName = (text: string): string => replaceSeparators(text).replaceAll(NOT_IN_NAMES, '');

/** Hyphens and apostrophes of a name become spaces: all that the server changes in a name posted without JavaScript. */
export const replaceSeparators = (text: string): string => text.replaceAll(SEPARATORS, ' ');

/** Keeps +, digits, hyphens and spaces of a phone number (section 5). Pasted line ends and tabs become spaces. */
export const sanitizePhone = (text: string): string =>
  text.replaceAll(/\s/g, ' ').replaceAll(NOT_IN_PHONES, '');
