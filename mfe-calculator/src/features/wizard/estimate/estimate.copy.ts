/** What a total counts: `for 8 veneers`, `for 8 veneers each`. @param units such as `8 veneers` */
export const forUnits = (units: string, patients: number): string =>
  `for ${units}${patients > 1 ? ' each' : ''}`;

export const estimateCopy = {
  title: 'Your estimate',
  retry: 'Try again',
  lines: {
    treatment: 'Treatment',
    travel: 'Travel',
    visa: 'Visa',
    accommodation: 'Accommodation',
    food: 'Food',
  },
  total: 'Total',
  columns: { line: 'What for', share: 'Share', amount: 'US dollars' },
  approximate: (currency: string, month: string): string =>
    `Amounts in ${currency} are approximate, at the exchange rate of ${month}. Prices are in US dollars.`,
} as const;
