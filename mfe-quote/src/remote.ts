import { brand, type RemoteDescription } from 'shared-contracts';

const { quoteHours, breakdownHours } = brand.promises;

/** What the site knows of this remote (specification, section 2): the request for a personalised quote. */
export const remote = {
  key: 'quote',
  prefixes: ['/contact'],
  pages: [
    {
      path: '/contact',
      updated: '2026-11-21',
      expose: 'contact',
      private: true,
      name: 'Contact',
      title: 'Request a Personalised Quote',
      description: `Ask for a personalised quote for treatment abroad: a quote within ${quoteHours} hours, its breakdown within ${breakdownHours}. The initial consultation is free.`,
      social: { title: 'Request a personalised quote', text: 'The initial consultation is free.' },
      fallback: {
        title: 'Request Your Quote',
        text: 'The form cannot be shown at the moment. Write or call us instead: the initial consultation is free.',
        note: 'Tell us the treatment, where you live, when you could travel and how many people would come along. Please send no medical records by email.',
        links: ['contact', 'document'],
      },
    },
  ],
  // Without words of a fallback: pages and estimate have a way to the form of their own above.
  widgets: [
    { expose: 'ask', slot: 'treatment.quote' },
    { expose: 'ask', slot: 'estimate.quote' },
  ],
} satisfies RemoteDescription;
