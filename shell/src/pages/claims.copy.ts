/**
 * What the company says about its own service: the customer's words, each with its condition beside it. These claims are
 * unverified: they stay out of structured data, and the customer is to confirm them before publication. The table of all
 * claims on the site is `e2e/repository/claims.test.ts`.
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
      text: 'What a visa and flights cost, and help with the papers. You book them yourself: we sell neither flights nor rooms.',
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
      text: 'Help to plan check-ups before you travel. Follow-up at home is not in the estimate.',
    },
    {
      title: '24/7 patient coordinators',
      text: 'Write at any hour: a person answers within 24 hours. In an emergency call your local emergency number.',
    },
  ],
  hospitals: 'Partnership with internationally accredited hospitals',
  hospitalsCondition:
    'A quote names the hospital. Ask for its accreditation, and look it up before you accept.',
  accreditations: [
    {
      title: 'JCI partner hospitals',
      text: 'No hospital is named before it has agreed. Joint Commission International publishes which ones it accredits: look up the one in your quote.',
    },
    {
      title: 'ISO standards',
      text: 'ISO standards are what we measure our work by. We hold no certificate that proves it: ask a hospital for its own.',
    },
    {
      title: 'Ethical tourism board',
      text: 'Our own statement, which no ethical medical-tourism board has confirmed. Ask us about it.',
    },
  ],
  register: {
    text: 'Who is accredited, and since when, is public:',
    name: 'Joint Commission International',
    href: 'https://www.jointcommissioninternational.org/',
  },
} as const;
