import type { CostByCountry, DestinationOption, DestinationSummary } from 'shared-contracts';

/** The trip in one destination. */
export interface Column {
  cost: CostByCountry;
  isChosen: boolean;
  /** The total in per cent of the highest one. */
  barWidth: number;
  /** Days; undefined if unknown. */
  stayDays: number | undefined;
  /** USD a person; undefined if unknown. */
  visaFee: number | undefined;
}

interface ColumnsInput {
  countries: readonly string[];
  chosen: string;
  source: string | null;
  costs: readonly CostByCountry[];
  stays: readonly Pick<DestinationOption, 'country' | 'stayDays'>[];
  visas: readonly Pick<DestinationSummary, 'country' | 'visaFees'>[];
}

/** A column for each country with a known cost, in the given order. */
export function columnsOf({ countries, chosen, source, costs, stays, visas }: ColumnsInput): Column[] {
  const compared = countries.flatMap(country => costs.find(cost => cost.country === country) ?? []);
  const highest = Math.max(...compared.map(({ total }) => total));
  return compared.map(cost => ({
    cost,
    isChosen: cost.country === chosen,
    barWidth: highest > 0 ? (100 * cost.total) / highest : 0,
    stayDays: stays.find(({ country }) => country === cost.country)?.stayDays,
    visaFee: visas.find(({ country }) => country === cost.country)?.visaFees[source ?? ''],
  }));
}
