/** The working brand, in one place (design.md names it so that it can be changed by one line). */
export const brand = {
  name: 'Carefare',
  email: 'hello@carefare.example',
  phone: '+1 555 010 0199',
} as const;
