const letters: Readonly<Record<string, string>> = { ł: 'l', ı: 'i', ø: 'o', đ: 'd' };

/** A text in lower case without accents. Each place in it is the same place in the text. */
export const plainText = (text: string): string =>
  text.replaceAll(/[^\0-\x7F]|[A-Z]/g, character => {
    const plain = character.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
    return plain.length === character.length ? (letters[plain] ?? plain) : character;
  });

/** In place of an amount in the text that is searched for words. */
export const MASK = '¤';

/** The phrases of a list such as `hotel*, airport transfer*`. */
export const phrasesOf = (list: string): string[] =>
  list
    .split(',')
    .map(phrase => phrase.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);

/** Letters of plain text, as a class that is quickly made to a pattern. */
export const LETTER = String.raw`[a-z\u00DF-\u02FF\u0370-\u1FFF\u3040-\uD7FF]`;

/** A few words as the source of a pattern, without looking behind, which Safari 15 cannot. A star stands for the rest of a word. */
export const wordsSource = (list: string): string =>
  String.raw`(?:${phrasesOf(list)
    .sort((a, b) => b.length - a.length)
    .map(phrase => {
      const source = phrase
        .replaceAll(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`)
        .replaceAll(/[ *-]/g, sign => (sign === '*' ? `${LETTER}*` : String.raw`[\s\-]*`));
      const begin = /^\w/.test(phrase) ? String.raw`\b` : '';
      return begin + (/\p{Script=Latin}$/u.test(phrase) ? `${source}(?!${LETTER})` : source);
    })
    .join('|')})`;
