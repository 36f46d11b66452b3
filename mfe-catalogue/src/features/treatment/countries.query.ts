import { cutQuery, type DestinationOption, type LoadContext, listTermOf, queries } from 'shared-contracts';
import type { QueryContext } from '../../shared/query-context.ts';
import { shownOf, sortCountries } from './sort-countries.rules.ts';

/** Countries of a treatment, of many those that are shown first and those with the lowest and the highest price. */
export interface FirstCountries {
  list: DestinationOption[];
  /** Of all. */
  count: number;
}

const firstKey = (treatmentId: string) => ['treatment-countries', treatmentId, 'first'];

export const loadedFirstCountries = (
  { queryClient }: Pick<QueryContext, 'queryClient'>,
  treatmentId: string,
): FirstCountries | undefined => queryClient.getQueryData(firstKey(treatmentId));

/** The countries of a treatment. Where lists are long the server sends the first of them; a browser asks for all. */
export function countriesQuery(context: QueryContext & Pick<LoadContext, 'url'>, treatmentId: string) {
  const all = queries.treatmentCountries(context.api, treatmentId);
  if (!context.server || !context.api.hasManyTreatments || listTermOf(context.url) !== '') return all;
  return cutQuery(context, all, firstKey(treatmentId), (list): FirstCountries => {
    const byPrice = list.filter(({ basePrice }) => basePrice > 0).sort((a, b) => a.basePrice - b.basePrice);
    const first = [
      ...sortCountries(list, null).slice(0, shownOf(list.length)),
      ...byPrice.slice(0, 1),
      ...byPrice.slice(-1),
    ];
    return { list: list.filter(option => first.includes(option)), count: list.length };
  });
}

/** Those that have been loaded. */
export function loadedCountries(context: QueryContext, treatmentId: string): FirstCountries {
  const { queryKey } = queries.treatmentCountries(context.api, treatmentId);
  const list = context.queryClient.getQueryData<DestinationOption[]>(queryKey) ?? [];
  return loadedFirstCountries(context, treatmentId) ?? { list, count: list.length };
}
