const SEPARATORS = /[-\u2010-\u2015'’‘`´\s]/gu;
const NOT_IN_NAMES = /[^\p{L}\p{M} ]/gu;
const NOT_IN_PHONES = /[^+\d -]/g;

/** A name as it may stand in its field: a hyphen or apostrophe parts two words, any other character is taken out. */
export const cleanName = (typed: string): string => separated(typed).replaceAll(NOT_IN_NAMES, '');

/** Hyphens and apostrophes of a name as spaces, which is all that a server does to a name that was typed without JavaScript. */
export const separated = (typed: string): string => typed.replaceAll(SEPARATORS, ' ');

/** A phone number as it may stand in its field (section 5). Line ends and tabs of a pasted one become spaces. */
export const cleanPhone = (typed: string): string =>
  typed.replaceAll(/\s/g, ' ').replaceAll(NOT_IN_PHONES, '');
