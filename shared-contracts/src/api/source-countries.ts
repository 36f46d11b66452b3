/** The countries that visitors may travel from (section 9) where the API lists no others, in the order of the lists on screen. */
export const sourceCountries: readonly string[] = [
  'USA',
  'Canada',
  'UK',
  'Germany',
  'UAE',
  'Saudi Arabia',
  'Nigeria',
  'Kenya',
  'South Africa',
  'Australia',
  'Bangladesh',
  'Russia',
];

/**
 * The source of a trip from a country that is not listed (section 10.27): no fare and no visa fee is known. Not
 * the name of a country: pages never show it, and the contact form does not offer it.
 */
export const OTHER_SOURCE = 'Other';
