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

export const legalLinks = [
  { to: '/terms', label: 'Terms of Service' },
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/cookies', label: 'Cookie Policy' },
] as const;

/** Placeholder accounts, like the brand itself: to be confirmed by the customer. */
export const socialLinks = [
  { href: 'https://www.facebook.com/carefare.example', label: 'Facebook', icon: 'facebook' },
  { href: 'https://www.instagram.com/carefare.example', label: 'Instagram', icon: 'instagram' },
  { href: 'https://www.linkedin.com/company/carefare-example', label: 'LinkedIn', icon: 'linkedin' },
] as const;
