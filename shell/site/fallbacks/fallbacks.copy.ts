export const fallbackCopy = {
  retry: 'Try again',
  again: 'We keep trying by ourselves; this page fills in as soon as it can.',
  title: 'This part cannot be shown at the moment',
  text: 'The rest of the site works as usual.',
  set: 'set by Carefare',
  sample: (treatment: string, country: string) => `${treatment} in ${country}`,
  asOf: (month: string) => `Indicative, as of ${month}`,
  treatments: 'Find your treatment',
  plain: 'It may open as a page of its own.',
  open: 'Open it',
  quote: 'Ask for a quote',
  subject: 'Request for a quote',
} as const;
