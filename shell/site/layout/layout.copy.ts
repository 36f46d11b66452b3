import { brand } from 'shared-contracts';

export const layoutCopy = {
  skip: 'Skip to the content',
  loadingPage: 'Loading the page',
  home: `${brand.name}, home`,
  menu: 'Menu',
  close: 'Close',
  mainNavigation: 'Main',
  search: 'Search',
  searchExample: 'Search',
  placeLabel: 'Country and currency:',
  place: 'Your country',
  contact: 'Contact Us',
  promise: 'Compare what treatment abroad really costs, all in, before you decide anything.',
  demonstration: 'A demonstration: no clinic has confirmed a price.',
  notMedicalAdvice: 'Not medical advice. Prices are a guide, not an offer. Talk to your own doctor first.',
  quickLinks: 'Quick links',
  trust: 'Trust',
  follow: 'Follow us',
  legal: 'Legal',
  cookieSettings: 'Cookie settings',
  error: {
    title: 'Unexpected Application Error!',
    text: 'Something went wrong on our side. Nothing more was sent. Loading the page again usually helps.',
    home: 'Return to the home page',
  },
  rights: `© ${brand.name}`,
} as const;
