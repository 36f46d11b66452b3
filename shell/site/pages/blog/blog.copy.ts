/** Texts around the featured article (section 2, /blog). */
export const blogCopy = {
  eyebrow: 'Featured article',
  readingTime: '8 min read',
  byline: 'By the Carefare team. General information, not medical or legal advice.',
  contents: 'In this article',
  calculatorTitle: 'Put your own numbers in',
  calculatorLead:
    'Five short steps give you all five lines for your treatment, country by country. No account, no email address.',
  calculator: 'Try the Calculator Now!',
  soon: 'More Articles Coming Soon',
  soonLead: 'What we are working on next.',
  coming: [
    {
      title: 'Treatment Comparisons',
      text: 'Similar procedures side by side: what each is for, and what it involves.',
    },
    { title: 'Destination Guides', text: 'Arriving, getting around and recovering, country by country.' },
    {
      title: 'Patient Stories',
      text: 'Real journeys, told with consent, including what did not go as planned.',
    },
    { title: 'Recovery Tips', text: 'Planning the weeks after an operation, away and at home.' },
    { title: 'Visa Guides', text: 'Which papers are needed, who issues them, and how long it takes.' },
  ],
} as const;
