import { type DestinationOption, type LoadContext, listTermOf, queries } from 'shared-contracts';
import type { QueryContext } from '../../shared/query-context.ts';
import { shownOf, sortCountries } from './sort-countries.rules.ts';

/** Countries of a treatment; of many only the first ones and the ones with the lowest and the highest price. */
interface FirstCountries {
  list: DestinationOption[];
  /** Number of all countries. */
  count: number;
}

const firstKey = (treatmentId: string) => ['treatment-countries', treatmentId, 'first'];

export const loadedFirstCountries = (
  { queryClient }: Pick<QueryContext, 'queryClient'>,
  treatmentId: string,
): FirstCountries | undefined => queryClient.getQueryData(firstKey(treatmentId));

/** Fetches the countries of a treatment. Of many the server sends the first; a browser asks for all. @throws ApiError */
export async function fetchCountries(
  { api, queryClient, server, url }: QueryContext & Pick<LoadContext, 'url'>,
  treatmentId: string,
): Promise<void> {
  const { queryKey, ...all } = queries.treatmentCountries(api, treatmentId);
  const list = await queryClient.fetchQuery({ queryKey, ...all });
  const most = shownOf(list.length);
  if (!server || most === list.length || listTermOf(url) !== '') return;
  const byPrice = list.filter(({ basePrice }) => basePrice > 0).sort((a, b) => a.basePrice - b.basePrice);
  const first = [...sortCountries(list, null).slice(0, most), ...byPrice.slice(0, 1), ...byPrice.slice(-1)];
  queryClient.removeQueries({ queryKey, exact: true });
  queryClient.setQueryData(firstKey(treatmentId), {
    list: list.filter(option => first.includes(option)),
    count: list.length,
  } satisfies FirstCountries);
}

/** The countries that have been loaded. */
export function loadedCountries(context: QueryContext, treatmentId: string): FirstCountries {
  const { queryKey } = queries.treatmentCountries(context.api, treatmentId);
  const list = context.queryClient.getQueryData<DestinationOption[]>(queryKey) ?? [];
  return loadedFirstCountries(context, treatmentId) ?? { list, count: list.length };
}
