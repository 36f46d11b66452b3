/** The pages that stand once each, as the specification lists them: not read from the code that is tested. */
export const mainPages = [
  '/',
  '/how-it-works',
  '/treatments',
  '/destinations',
  '/blog',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/cookies',
] as const;

/** Every screen of the site once: the main pages and one treatment. */
export const screens = [...mainPages, '/treatments/hip-replacement'] as const;
