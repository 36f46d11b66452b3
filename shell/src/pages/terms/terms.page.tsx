import { legalPage } from '../legal/legal-page.tsx';

export const page = legalPage({
  path: '/terms',
  name: 'Terms of Service',
  title: 'Terms of Service',
  description: 'What you can expect of this site, and what it expects of you.',
  sections: [
    {
      title: 'What this site is',
      text: [
        'We compare treatments and destinations, estimate what a trip for treatment would cost, and pass on your request for a personalised quote. We are not a hospital, and nothing here is medical advice.',
      ],
    },
    {
      title: 'Prices',
      text: [
        'All prices are indicative and carry their date. They are no offer. What you pay is agreed between you and the hospital, on the basis of a quote for your own case.',
      ],
    },
    {
      title: 'Your request',
      text: [
        'Tell us what is true and needed for a quote. Asking for a quote costs nothing and binds you to nothing. You can withdraw it at any time.',
      ],
    },
    {
      title: 'Law that applies',
      text: [
        'These terms are governed by the laws of [Jurisdiction]; disputes go to the courts of [Jurisdiction].',
      ],
    },
  ],
  action: {
    title: 'See what your trip would cost',
    label: 'Try the cost calculator',
    to: '/#calculator-section',
  },
});
