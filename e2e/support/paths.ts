import { allOr } from './scope.ts';

/** The site's fixed pages, written out as the specification lists them rather than read from the code under test. */
export const fixedPaths = [
  '/',
  '/how-it-works',
  '/treatments',
  '/destinations',
  '/prices',
  '/check-a-quote',
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

export const IN_COUNTRY = '/treatments/hip-replacement/india';

/** The fixed pages, a treatment, a country, and a treatment in a country. */
export const samplePaths = [
  ...fixedPaths,
  '/treatments/hip-replacement',
  '/destinations/india',
  IN_COUNTRY,
] as const;

/** A page of each package, the calculator's in the shell's; all pages with `--all`. */
export const pagesOfPackages = allOr<string>(samplePaths, ['/', '/treatments/hip-replacement', '/contact']);

/** A page of each kind: home, list, detail, country, form and text; all pages with `--all`. */
export const kindsOfPages = allOr<string>(samplePaths, [
  '/',
  '/treatments',
  '/treatments/hip-replacement',
  '/destinations/india',
  '/contact',
  '/privacy',
]);
