import { slugOf } from './slugs.ts';

/**
 * Words by which a search names a destination: the country, its people, its best-known places, common misspellings. A name
 * stands before one that is part of it.
 */
const countryWords = new Map<string, readonly string[]>(
  Object.entries({
    India: ['india', 'indian', 'new delhi', 'delhi', 'mumbai', 'chennai', 'bangalore'],
    Thailand: ['thailand', 'thai', 'tailand', 'thailnd', 'bangkok', 'phuket'],
    Turkey: ['turkey', 'turkiye', 'turkish', 'turky', 'istanbul', 'antalya', 'izmir'],
    Malaysia: ['malaysia', 'malaysian', 'malasia', 'kuala lumpur', 'penang'],
    Mexico: ['mexico', 'mexican', 'tijuana', 'cancun', 'los algodones'],
    'Costa Rica': ['costa rica', 'costa rican', 'costarica', 'san jose'],
    'South Korea': ['south korea', 'south korean', 'korea', 'korean', 'seoul'],
    Singapore: ['singapore', 'singaporean', 'singapur'],
    Hungary: ['hungary', 'hungarian', 'budapest'],
    Poland: ['poland', 'polish', 'warsaw', 'krakow'],
    Spain: ['spain', 'spanish', 'barcelona', 'madrid', 'marbella'],
    UAE: ['uae', 'united arab emirates', 'emirates', 'dubai', 'abu dhabi'],
  }),
);

/** The destinations of section 3. */
export const section3Destinations: readonly string[] = [...countryWords.keys()];

/** What a search calls a destination, by whatever of its names: Türkiye is Turkey. One that is not of section 3 has its own name only. */
export function wordsOfCountry(country: string): readonly string[] {
  const name = slugOf(country).replaceAll('-', ' ');
  return (
    countryWords.get(country) ??
    [...countryWords.values()].find(words => words.includes(name)) ??
    [name].filter(Boolean)
  );
}
