/** Words by which a search names a destination: the country, its people, its best-known places, common misspellings. */
export const countryWords: Readonly<Record<string, readonly string[]>> = {
  India: ['india', 'indian', 'delhi', 'new delhi', 'mumbai', 'chennai', 'bangalore'],
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
};
