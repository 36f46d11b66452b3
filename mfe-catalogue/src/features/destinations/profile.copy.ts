import { withArticle } from 'shared-contracts';

export const profileCopy = {
  save: (savings: string) => `Save ${savings}`,
  condition:
    'For some treatments, against private prices at home. The figure for your country is one hip replacement, all in. A quote names the hospital.',
  /** @param difference of the whole trip to the private price at home, e.g. `about $1,400 more` */
  case: (source: string, difference: string) => `For ${withArticle(source)}: ${difference}`,
  specialties: 'Specialties',
  visa: 'Visa',
  culture: 'Daily life',
  key: 'Good to know',
  calculate: (name: string) => `Calculate Costs for ${name}`,
  savingsNote:
    'Savings depend on the treatment and on private prices where you live. Each treatment’s page compares them in figures. Ask a hospital for its accreditation, and look it up.',
} as const;
