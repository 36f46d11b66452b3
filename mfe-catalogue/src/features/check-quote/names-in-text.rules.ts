import { searchedCountry, searchTreatments, slugOf } from 'shared-contracts';

/** Of a text. What it is about stands near its beginning. */
const MOST_WORDS = 400;
const LONGEST_NAME = 4;

const wordsOf = (text: string): string[] =>
  slugOf(text.replaceAll(/[^\p{L}\p{N}]+/gu, ' '))
    .split('-')
    .filter(Boolean)
    .slice(0, MOST_WORDS);

/** What the phrases of a text mean, in its order; of those that begin at one word the longest that means anything. */
function readPhrases<T>(text: string, mean: (phrase: string) => T | null): { phrase: string; meaning: T }[] {
  const words = wordsOf(text);
  return words.flatMap((_word, start) => {
    for (let length = LONGEST_NAME; length > 0; length -= 1) {
      const phrase = words.slice(start, start + length).join(' ');
      const meaning = mean(phrase);
      if (meaning !== null) return [{ phrase, meaning }];
    }
    return [];
  });
}

const singular = (text: string): string => text.replace(/s$/, '');
const withoutBrackets = (name: string): string => name.split(' (')[0] ?? '';

/**
 * The treatment that a text names first: by its name, else by an everyday word that the search knows and that means one
 * treatment only. Null if it names none.
 */
export function treatmentIn<T extends { name: string }>(treatments: readonly T[], text: string): T | null {
  const list = treatments.map(treatment => ({ treatment, name: treatment.name, category: '' }));
  const exact = (phrase: string) => {
    const [hit = null, ...others] = searchTreatments(list, phrase, true);
    return others.length === 0 ? hit : null;
  };
  const named = readPhrases(text, phrase => exact(phrase) ?? exact(`${phrase}s`) ?? exact(singular(phrase)));
  const byName = named.find(({ phrase, meaning }) =>
    slugOf(phrase).includes(slugOf(singular(withoutBrackets(meaning.name)))),
  );
  return (byName ?? named[0])?.meaning.treatment ?? null;
}

/** The destination that a text names most often, by country, people or city; null if it names none. */
export function countryIn(text: string, destinations?: readonly string[]): string | null {
  // A phrase that only ends with the name is left to a later word.
  const named = readPhrases(text, phrase => {
    const country = searchedCountry(phrase, destinations);
    return country === searchedCountry(phrase.replace(/^\S+ ?/, ''), destinations) ? null : country;
  }).map(({ meaning }) => meaning);
  const count = (country: string): number => named.filter(other => other === country).length;
  return [...named].sort((a, b) => count(b) - count(a))[0] ?? null;
}
