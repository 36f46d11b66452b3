import type { RemoteDescription } from 'shared-contracts';

/** What the site knows of this remote (specification, section 2): the wizard and the cost breakdown, which the home page places. */
export const remote = {
  key: 'calculator',
  prefixes: [],
  pages: [],
  widgets: [
    {
      expose: 'calculator',
      slot: 'home.calculator',
      slots: [
        {
          // At the end of the estimate, with the trip's treatment, its slug and the destination.
          name: 'estimate.quote',
          takes: 'one',
          data: { treatmentId: 'text', slug: 'text', destination: 'text' },
          examples: [{ treatmentId: '52', slug: 'hip-replacement', destination: 'India' }],
        },
      ],
      fallback: {
        title: 'Your cost estimate',
        text: 'The calculator cannot be shown at the moment. These sample costs give a first idea, and we gladly do the sum for you.',
        links: ['samples', 'treatments', 'quote', 'contact'],
      },
    },
    { expose: 'quick-estimate', slot: 'treatment.estimate' },
  ],
} satisfies RemoteDescription;
