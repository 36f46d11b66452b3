/**
 * What the company says about its own service: the customer's words, each once a page, with its small print in one sentence:
 * home names the six services, /about says what each means. Nobody has confirmed them, so they stay out of structured data. shared-contracts/docs/claims.md lists all claims of the site.
 */
export const claims = {
  reach: 'Transparent pricing across 10+ countries',
  services: [
    {
      title: 'All-inclusive, itemised estimates',
      text: 'Procedure, flights, visa, accommodation and food, line by line, with what is left out.',
    },
    {
      title: 'Visa and flight support',
      text: 'What a visa and flights cost, and help with the papers: you book them yourself.',
    },
    {
      title: 'Medical appointments',
      text: 'Consultations and tests before surgery are made with the hospital that your quote names.',
    },
    {
      title: 'Hospital billing verification',
      text: 'Send us the final bill, and we check it against your quote, item by item.',
    },
    {
      title: 'Post-treatment follow-up',
      text: 'Help to plan check-ups before you travel: care at home is not in the estimate.',
    },
    {
      title: '24/7 patient coordinators',
      text: 'Write at any hour: in an emergency call your local emergency number.',
    },
  ],
  accreditations: [
    'Partnership with internationally accredited hospitals',
    'JCI partner hospitals',
    'ISO standards',
    'Ethical tourism board',
  ],
  unconfirmed: 'Our own words, which nobody has confirmed yet',
  /** Ends with the link. */
  accreditationsNote: {
    text: 'Look up the hospital that your quote names at',
    name: 'Joint Commission International',
    href: 'https://www.jointcommissioninternational.org/',
  },
} as const;
