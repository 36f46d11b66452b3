/**
 * The languages of a country's hospitals as far as they are known: English by itself is what is recorded where nothing is
 * (section 3), so it is not said.
 */
export const knownLanguages = (languages: readonly string[] = []): string | undefined =>
  languages.some(language => language !== 'English') ? languages.join(', ') : undefined;
