import type { CostByCountry } from 'shared-contracts';

/** How many destinations stand side by side, the chosen one among them. */
export const comparedLimit = { min: 2, max: 4 } as const;

const SUGGESTED = 3;

/** What a visitor who picked nothing sees beside the chosen destination: the two with the lowest totals. */
export function suggestedCountries(costs: readonly CostByCountry[], chosen: string): string[] {
  const others = costs
    .filter(({ country }) => country !== chosen)
    .toSorted((a, b) => a.total - b.total || a.country.localeCompare(b.country, 'en'))
    .map(({ country }) => country);
  return [chosen, ...others].slice(0, SUGGESTED);
}

/** The picked destinations with the chosen one among them, never more than fit. */
export function withChosen(picked: readonly string[], chosen: string): string[] {
  return picked.includes(chosen) ? [...picked] : [chosen, ...picked].slice(0, comparedLimit.max);
}

/** Ticks or unticks a destination. The chosen one stays, and a fifth is not taken: the same list is returned. */
export function toggled(picked: readonly string[], chosen: string, country: string): readonly string[] {
  if (country === chosen) return picked;
  if (picked.includes(country)) return picked.filter(each => each !== country);
  return picked.length < comparedLimit.max ? [...picked, country] : picked;
}
