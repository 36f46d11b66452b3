/** The working brand, in one place (section 10.1 names it so that it can be changed by one line). */
export const brand = {
  name: 'Carefare',
  email: 'hello@carefare.example',
  phone: '+1 555 010 0199',
  /** Networks with an account. Until the customer names the accounts they lead to the networks' own pages: no dead link. */
  social: [
    { network: 'Facebook', href: 'https://www.facebook.com/' },
    { network: 'Instagram', href: 'https://www.instagram.com/' },
    { network: 'LinkedIn', href: 'https://www.linkedin.com/' },
  ],
} as const;
