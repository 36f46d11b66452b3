export const estimateCopy = {
  title: 'Your estimate',
  total: 'Total',
  /** Before a total that stands alone. */
  about: 'about',
  /** Between two totals: of the flight home after the stay, and of the later one. */
  or: 'or',
  /** What the later of two totals adds to the first. */
  longerStay: 'Longer stay',
  board: 'hotel and food ',
  untilLater: 'until the later flight',
  notIncluded: 'not included',
  lacking: 'not known, ask the clinic',
  none: '–',
  /** An amount of nothing. */
  free: 'none',
  request: 'Request my quote',
  columns: { line: 'What for', share: 'Share', amount: 'USD' },
  /** Above a column of amounts. */
  amountIn: (sign: string) => `In ${sign}, about`,
  approximate: (currency: string, date: string): string =>
    `Amounts in ${currency} are approximate, at the exchange rate of ${date}.`,
} as const;
