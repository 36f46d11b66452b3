/**
 * The languages of a country's hospitals. Where nobody knows them, the data say only "English" (section 3): English by itself is
 * not shown.
 */
export const knownLanguages = (languages: readonly string[] = []): string | undefined =>
  languages.some(language => language !== 'English') ? languages.join(', ') : undefined;
