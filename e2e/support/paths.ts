/** The site's fixed pages, written out as the specification lists them rather than read from the code under test. */
export const fixedPaths = [
  '/',
  '/how-it-works',
  '/treatments',
  '/destinations',
  '/prices',
  '/who-pays-us',
  '/faq',
  '/accessibility',
  '/blog',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/cookies',
] as const;

/** One path for every kind of page: the fixed ones, a treatment, a country, and a treatment in a country. */
export const samplePaths = [
  ...fixedPaths,
  '/treatments/hip-replacement',
  '/destinations/india',
  '/treatments/hip-replacement/india',
] as const;
