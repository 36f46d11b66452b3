import { phrasesOf } from './plain-text.ts';

/** The last words of a text, the last one last. */
export const lastWords = (text: string, count: number): string[] =>
  text.match(/\p{L}+/gu)?.slice(-count) ?? [];

export interface FoundWords<K> {
  kind: K;
  start: number;
  end: number;
}

interface Phrase<K> {
  kind: K;
  /** A word ends with a star where it may go on. */
  words: string[];
}

/** Words, numbers and signs. Hyphens stand between words, as blanks do; dots too, unless they end a sentence. */
const TOKEN = /\p{L}+|\d+|\.(?=\s)|[^\s.'’‐-—-]/gu;

/**
 * Finds phrases of lists such as `hotel*, airport transfer*` in plain text, from left to right. Of those that begin at one
 * word the longest counts, then the one of the earlier list.
 */
export function lexicon<K extends string>(lists: readonly (readonly [kind: K, words: string])[]) {
  const byStart = new Map<string, Phrase<K>[]>();
  for (const [kind, list] of lists)
    for (const phrase of phrasesOf(list)) {
      // Scripts without blanks add endings.
      const words = Array.from(
        phrase.matchAll(/(\p{L}+|\d+|[^\s.'’‐-—-])(\*?)/gu),
        ([, word = '', star = '']) =>
          star || (/\p{L}/u.test(word) && !/\p{Script=Latin}/u.test(word)) ? `${word}*` : word,
      );
      const [first] = words;
      if (first !== undefined) byStart.set(first, [...(byStart.get(first) ?? []), { kind, words }]);
    }
  // A text may be one word of 20,000 letters.
  const longest = Math.max(...Array.from(byStart.keys(), ({ length }) => length));
  const fits = (word: string, token: string | undefined): boolean =>
    word.endsWith('*') && word.length > 1 ? token?.startsWith(word.slice(0, -1)) === true : token === word;

  function find(text: string): FoundWords<K>[] {
    const tokens = Array.from(text.matchAll(TOKEN), ({ 0: token, index }) => ({
      token: token.replaceAll('ß', 'ss'),
      index,
      end: index + token.length,
    })).filter(
      ({ token, index }) => token !== '.' || /\p{L}{4}$/u.test(text.slice(Math.max(index - 4, 0), index)),
    );
    const found: FoundWords<K>[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const { token = '', index: start = 0 } = tokens[at] ?? {};
      const phrases = [...(byStart.get(token) ?? [])];
      for (let length = 1; length <= Math.min(token.length, longest); length += 1)
        phrases.push(...(byStart.get(`${token.slice(0, length)}*`) ?? []));
      const best = phrases
        .filter(({ words }) => words.every((word, offset) => fits(word, tokens[at + offset]?.token)))
        .reduce<Phrase<K> | null>((a, b) => (a && a.words.length >= b.words.length ? a : b), null);
      if (!best) continue;
      at += best.words.length - 1;
      found.push({ kind: best.kind, start, end: tokens[at]?.end ?? start });
    }
    return found;
  }
  return {
    find,
    isIn: (text: string): boolean => find(text).length > 0,
    /** Whether a text is one of the phrases and nothing else. */
    isAll: (text: string): boolean => {
      const places = Array.from(text.matchAll(/\p{L}/gu), ({ index }) => index);
      const [found] = find(text);
      return found !== undefined && found.start === places[0] && found.end === (places.at(-1) ?? 0) + 1;
    },
  };
}
