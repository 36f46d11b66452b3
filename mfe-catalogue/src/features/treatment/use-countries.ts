import { type DestinationOption, listTermOf, queries, residenceAtom } from 'shared-contracts';
import { type QueryResult, useApiQuery, useAtomValue, useLocation } from 'shared-contracts/ui';
import { useQueryContext } from '../../shared/query-context.ts';
import { loadedFirstCountries } from './countries.query.ts';
import { shownOf } from './sort-countries.rules.ts';
import { useChosenCountry } from './use-chosen-country.ts';

interface Countries extends QueryResult<DestinationOption[]> {
  /** Number of all countries; `data` may have the first of them. */
  count: number;
  /** How many are shown. */
  most: number;
}

/** The countries of a treatment. The ones that the server sent are enough until a visitor asks for all, or says where they live. */
export function useCountries(treatmentId: string | undefined): Countries {
  const context = useQueryContext();
  const isAll = listTermOf(useLocation()) !== '';
  const { country } = useAtomValue(residenceAtom);
  const chosen = useChosenCountry(treatmentId);
  const first = treatmentId === undefined ? undefined : loadedFirstCountries(context, treatmentId);
  const isEnough = first && !isAll && country === null && chosen === null;
  const all = useApiQuery(
    treatmentId === undefined || isEnough ? null : queries.treatmentCountries(context.api, treatmentId),
    [],
  );
  const isFirst = first && !isAll && !all.data[0];
  const count = isFirst ? first.count : all.data.length;
  const most = isAll ? count : shownOf(count);
  return isFirst
    ? { ...all, data: first.list, loading: false, failed: false, count, most }
    : { ...all, count, most };
}
