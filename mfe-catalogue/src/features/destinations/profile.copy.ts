export const profileCopy = {
  save: (savings: string) => `Save ${savings}`,
  specialties: 'Specialties',
  visa: 'Visa',
  culture: 'Daily life',
  key: 'Good to know',
  calculate: (name: string) => `Calculate Costs for ${name}`,
  savingsNote:
    'Savings depend on the treatment and on prices where you live. Each treatment’s page compares them in figures.',
} as const;
