import {
  type CostByCountry,
  type DestinationOption,
  type DestinationSummary,
  type HomePrice,
  orderingTotal,
} from 'shared-contracts';
import type { TripTotal } from '../../../../shared/total.rules.ts';

/** The trip in one destination, or the treatment at home. */
export interface Column {
  /** A country; null for the treatment at home. */
  country: string | null;
  cost: Pick<TripTotal, 'total'> & Partial<TripTotal>;
  isChosen: boolean;
  /** The total in per cent of the highest one. */
  barWidth: number;
  /** Days; undefined if unknown, as all facts below. */
  stayDays?: number | undefined;
  /** USD a person. */
  visaFee?: number | undefined;
  visaDays?: number | undefined;
  /** One way. */
  flightHours?: number | undefined;
  languages?: readonly string[] | undefined;
}

interface ColumnsInput {
  countries: readonly string[];
  chosen: string;
  source: string | null;
  /** The treatment at home; null if unknown. */
  home: HomePrice | null;
  costs: readonly CostByCountry[];
  stays: readonly Pick<DestinationOption, 'country' | 'stayDays'>[];
  facts: readonly Pick<
    DestinationSummary,
    'country' | 'visaFees' | 'flightHours' | 'medicalVisaDays' | 'languages'
  >[];
}

/** The treatment at home, then a column for each country with a known cost, cheapest first (by the later flight, where one is advised). */
export function columnsOf({ countries, chosen, source, home, costs, stays, facts }: ColumnsInput): Column[] {
  const compared = costs
    .filter(({ country }) => countries.includes(country))
    .sort((a, b) => orderingTotal(a) - orderingTotal(b));
  const highest = Math.max(home?.typical ?? 0, ...compared.map(orderingTotal));
  const barWidth = (total: number) => (highest > 0 ? (100 * total) / highest : 0);
  const atHome =
    home !== null && compared.length > 0
      ? [
          {
            country: null,
            cost: {
              treatment: home.typical,
              total: home.typical,
              low: home.low,
              high: home.high,
              basis: home.basis,
            },
            isChosen: false,
            barWidth: barWidth(home.typical),
          },
        ]
      : [];
  return [
    ...atHome,
    ...compared.map(cost => {
      const fact = facts.find(({ country }) => country === cost.country);
      return {
        country: cost.country,
        cost,
        isChosen: cost.country === chosen,
        barWidth: barWidth(orderingTotal(cost)),
        stayDays: stays.find(({ country }) => country === cost.country)?.stayDays || undefined,
        visaFee: fact?.visaFees[source ?? ''],
        visaDays: fact?.medicalVisaDays ?? undefined,
        flightHours: fact?.flightHours[source ?? ''],
        // Where nothing is recorded, the data says English only.
        languages: fact && fact.languages.length > 1 ? fact.languages : undefined,
      };
    }),
  ];
}
