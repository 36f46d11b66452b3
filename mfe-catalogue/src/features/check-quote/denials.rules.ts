import type { Mark, Sentence } from './clauses.rules.ts';

// How a text says yes, no and perhaps, in lower case without accents.

export const YES = /^\W*(?:yes|o|ok|si|ja|evet|tak|igen)\W*$/;
export const NO = /^\W*(?:no|x|nein|hayir|nie|nem|n\/a|none)\W*$/;
export const NONE_OF =
  /(?:\b(?:no|kein|keine|senza)|(?:\bnot|n['’]t) (?:offer|provide|organi[sz]e|book|supply)|\b(?:no|nie) \p{L}+(?:emos|amos|my))\s+(?:\p{L}+\s+)?$/u;
export const NOT_BEFORE =
  /(?:\b(?:not|no|nicht|nie|nem|never|cannot|kein\w*|non|pas|nao|neni|nejsou|nincs\w*)|n['’]t)\s+(?:(?!only)\p{L}+\s+){0,2}$/u;
/** Not to be paid extra is to be in the price. */
export const EXTRA = /^(?:extra|addition|separate|charge)/;
export const NOT_AFTER = /^\s*(?:degil|yok|neni|nejsou|nincs|ni[en]t?(?!\p{L}))/u;
/** `Not in the quote - flights` */
export const NOT_ALONE = /^\W*(?:what(?:['’]s| is) )?(?:not|nicht|nem|nie)(?:[\s-]\p{L}+){0,3}\P{L}*$/u;
/** `surgery is included; flights and hotel are not` */
export const NOT_AT_END = /\b(?:(is|are|sind|ist|son|estan) )?(?:not|nicht|no)\W*$|\b(aren|isn)['’]t\W*$/u;
/** `Quotation no. 2211` */
export const NUMBER_SIGN = /^no(?:\W{0,2}$|\s?[.:#]?\s?\d{2})/;

/** The conditions on which something is free or in the price: `free above $2,000`, `included if you pay in cash`. */
export function conditionsOf({ segments }: Sentence): Mark[] {
  const isGiven = ({ kind }: Mark) => kind === 'free' || kind === 'in';
  const isFree = segments.some(({ marks }) => marks.some(({ kind }) => kind === 'free'));
  return segments.flatMap(({ marks, text, start }) =>
    isFree || marks.some(isGiven)
      ? marks.filter(
          ({ kind, end }) =>
            kind === 'condition' ||
            kind === 'threshold' ||
            (kind === 'from' && /^\s*¤/.test(text.slice(end - start))),
        )
      : [],
  );
}
