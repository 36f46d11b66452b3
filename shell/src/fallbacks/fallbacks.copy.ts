export const fallbackCopy = {
  retry: 'Try again',
  again: 'We keep trying by ourselves; this page fills in as soon as it can.',
  treatments: {
    title: 'Treatments',
    text: 'Prices and details cannot be shown at the moment. These are the treatments we compare.',
  },
  treatment: {
    text: 'Prices and details of this treatment cannot be shown at the moment. We can still prepare your quote.',
    all: 'All treatments',
  },
  destinations: {
    title: 'Destinations',
    text: 'The full profiles cannot be shown at the moment. In short, this is where the four best-known destinations stand.',
  },
  prices: {
    title: 'Where prices come from',
    text: 'Prices and their sources cannot be shown at the moment. Ask us about any of them.',
  },
  savings: (savings: string) => `Save ${savings}`,
  hospitals: (count: string) => `${count} accredited hospitals`,
  featured: { title: 'Featured destinations', text: 'Details cannot be shown at the moment. In short:' },
  calculator: {
    title: 'Your cost estimate',
    text: 'The calculator cannot be shown at the moment. These sample costs give a first idea, and we gladly do the sum for you.',
    sample: (treatment: string, country: string) => `${treatment} in ${country}`,
    asOf: (month: string) => `Indicative, as of ${month}`,
    find: 'Find your treatment',
  },
  contact: {
    title: 'Request Your Quote',
    text: 'The form cannot be shown at the moment. Write or call us instead: the initial consultation is free.',
    plain: 'The form may open as a page of its own.',
    open: 'Open the form',
    tell: 'Tell us the treatment, where you live, when you could travel and how many people would come along. Please send no medical records by email.',
  },
  generic: { title: 'This part cannot be shown at the moment', text: 'The rest of the site works as usual.' },
  quote: 'Ask for a quote',
  subject: 'Request for a quote',
} as const;

/** Section 9's facts about the four profiled destinations. */
export const destinationFacts = [
  { country: 'India', savings: 'up to 70%', hospitals: '50+' },
  { country: 'Thailand', savings: 'up to 60%', hospitals: '30+' },
  { country: 'Turkey', savings: 'up to 65%', hospitals: '40+' },
  { country: 'Malaysia', savings: 'up to 55%', hospitals: '20+' },
] as const;
