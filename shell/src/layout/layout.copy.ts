import { brand } from 'shared-contracts';

/** Texts and addresses of everything that stands around a page. */
export const layoutCopy = {
  skip: 'Skip to the content',
  home: `${brand.name}, home`,
  menu: 'Menu',
  mainNavigation: 'Main',
  contact: 'Contact Us',
  promise: 'Compare what treatment abroad really costs, all in, before you decide anything.',
  notMedicalAdvice:
    'Not medical advice. Prices are indicative and no offer; decide about treatment with a doctor who knows you.',
  quickLinks: 'Quick links',
  getInTouch: 'Contact',
  follow: 'Follow us',
  legal: 'Legal',
  cookieSettings: 'Cookie settings',
  rights: `© ${brand.name}`,
} as const;

/** Section 2: the navbar's links, without the Contact Us button. */
export const mainLinks = [
  { to: '/how-it-works', label: 'How It Works' },
  { to: '/treatments', label: 'Treatments' },
  { to: '/destinations', label: 'Destinations' },
  { to: '/blog', label: 'Blog' },
  { to: '/about', label: 'About' },
] as const;

/** The footer's legal links. */
export const legalLinks = [
  { to: '/terms', label: 'Terms of Service' },
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/cookies', label: 'Cookie Policy' },
] as const;
