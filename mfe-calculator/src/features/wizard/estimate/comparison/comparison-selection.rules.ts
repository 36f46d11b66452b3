import { type CostByCountry, compareText, orderingTotal } from 'shared-contracts';

/** Number of destinations side by side, including the trip's own. */
export const comparedLimit = { min: 2, max: 4, others: 3 } as const;

/** Number of destinations suggested to a visitor who has not picked any. */
const SUGGESTED = 3;

/** The trip's destination and the cheapest others, up to the suggested number. */
export function suggestCountries(costs: readonly CostByCountry[], chosen: string): string[] {
  const others = costs
    .filter(({ country }) => country !== chosen)
    .sort((a, b) => orderingTotal(a) - orderingTotal(b) || compareText(a.country, b.country))
    .map(({ country }) => country);
  return [chosen, ...others].slice(0, SUGGESTED);
}

/** The picked destinations including the trip's own, which takes the last one's place if there are too many. */
export function withChosen(picked: readonly string[], chosen: string): string[] {
  return picked.includes(chosen) ? [...picked] : [chosen, ...picked].slice(0, comparedLimit.max);
}

/** Picks or unpicks a country. Returns the same list for the trip's own destination and when the limit is reached. */
export function toggle(picked: readonly string[], chosen: string, country: string): readonly string[] {
  if (country === chosen) return picked;
  if (picked.includes(country)) return picked.filter(name => name !== country);
  return picked.length < comparedLimit.max ? [...picked, country] : picked;
}
