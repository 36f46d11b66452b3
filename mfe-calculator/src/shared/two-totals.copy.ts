/**
 * Once for all cards of a list, when each of two totals holds (section 10.7).
 * @param first and `second` say when one flies home, and who advises it: `fly after 3 months, NHS`
 */
export const twoTotals = (first: string, second: string): string =>
  `Two totals a country: ${first}; or ${second}.`;
