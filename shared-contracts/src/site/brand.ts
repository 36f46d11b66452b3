/** The working brand (section 10.1), defined once so that one line changes it. */
export const brand = {
  name: 'Carefare',
  email: 'hello@carefare.example',
  phone: '+1 555 010 0199',
  /** Until the customer names the accounts, the links lead to the networks' own pages. */
  social: [
    { network: 'Facebook', href: 'https://www.facebook.com/' },
    { network: 'Instagram', href: 'https://www.instagram.com/' },
    { network: 'LinkedIn', href: 'https://www.linkedin.com/' },
  ],
} as const;
