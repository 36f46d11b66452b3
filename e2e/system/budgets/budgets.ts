/** KB by which any script or page may exceed its budget, since names of other files hold digests, which compress differently in each build. */
export const MARGIN = 0.15;

/** Most KB, as brotli, that each script for browsers may have, by the name of its chunk. Lower them as scripts shrink. */
export const scriptBudgets: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  shell: {
    // With what renders a page once more when a clean-up of the one before has thrown.
    main: 51.9,
    react: 57.3,
    // Part of every page's HTML.
    inline: 0.6,
    // All calls of the API, and the schemas of their answers.
    client: 12.6,
    // For pages in view, and for navigations that fail: asked for once the page is live, as the line may be gone then.
    'at-rest': 1.8,
    federation: 8.1,
    // With Mantine's fields, what prints and copies, and what cleans pasted addresses and numbers.
    forms: 23.6,
    toasts: 21.9,
    vitals: 5.5,
    // For developers.
    'follow-changes': 2.6,
    // For testers, who ask for it.
    overlay: 2.5,
    suggestions: 5.3,
    'similar-treatments': 10.4,
    'page-home': 9,
    'page-about': 3.5,
    'page-blog': 6,
    'page-cookies': 2.6,
    'page-how-it-works': 4.3,
    'page-not-found': 1.2,
    'page-privacy': 3.6,
    'page-terms': 3.5,
    'page-who-pays-us': 2.6,
    'page-faq': 2.3,
    'page-accessibility': 2.5,
    // For browsers whose style sheets cannot open what is folded.
    'open-for-print': 0.3,
    // With what reads shared links, and addresses that were typed from paper.
    'linked-trip': 2.1,
    // For pages behind a proxy that translates.
    'original-page': 1,
    // For visitors who return.
    'continue-trip': 2.6,
    // Loaded with the first error of a page, and by no other.
    'error-report': 1.5,
  },
  'mfe-catalogue': {
    remoteEntry: 4.5,
    treatments: 5.5,
    treatment: 7.7,
    country: 13.7,
    destinations: 8.5,
    prices: 4,
    'check-a-quote': 16.1,
    // Loaded when a text is pasted.
    'read-quote': 25.3,
    'featured-destinations': 3.1,
  },
  'mfe-calculator': {
    remoteEntry: 4,
    calculator: 16.2,
    estimate: 10.9,
    'calendar-file': 8.5,
    'quick-estimate': 5.4,
  },
  'mfe-quote': { remoteEntry: 4, contact: 14.9, ask: 0.5 },
};
