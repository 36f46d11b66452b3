import { withArticle } from 'shared-contracts';

export const profileCopy = {
  save: (savings: string) => `Save ${savings}`,
  savingCase: (saving: string | undefined, source: string) =>
    saving
      ? `heart bypass from ${withArticle(source)}, ${saving} than privately at home.`
      : 'for some treatments, against private prices at home.',
  /** Title of the fold. */
  more: (name: string) => `Hospitals, visa and daily life in ${withArticle(name)}`,
  hospitals: 'Hospitals',
  specialties: 'Specialties',
  visa: 'Visa',
  culture: 'Daily life',
  key: 'Good to know',
  calculate: (name: string) => `Calculate Costs for ${name}`,
  savingsNote:
    'Savings depend on the treatment and on private prices where you live. Each treatment’s page compares them in figures where they are known. A quote names the hospital: ask for its accreditation, and look it up.',
} as const;
