import { listTermOf, type PriceBook, queries, type Treatment } from 'shared-contracts';
import type { QueryContext } from '../../shared/query-context.ts';

type Named = Pick<Treatment, 'id' | 'name' | 'category'>;

/** The price book; of a long list of treatments, the prices of one, or the names of those that lead to theirs. */
export interface ShownPrices extends PriceBook {
  listed?: Named[];
}

/** Names of each category before one is chosen. */
const FIRST = '5';

/** @param search of the address: the id of a treatment or a category of a long list (`?q=`) */
export function pricesQuery(context: QueryContext, search: string) {
  const { api } = context;
  const term = listTermOf({ search });
  const whole = queries.priceBook(api);
  if (!context.api.hasManyTreatments) return { queryKey: whole.queryKey, queryFn: whole.queryFn };
  const pricesOf = async (id: string, signal: AbortSignal): Promise<ShownPrices> => {
    const book = await api.priceBook(signal, { treatment_id: id });
    return { ...book, treatments: book.treatments.filter(({ treatmentId }) => treatmentId === id) };
  };
  return {
    queryKey: ['price-book', term],
    queryFn: async (run: { signal: AbortSignal }): Promise<ShownPrices> => {
      if (/^\d+$/.test(term)) return pricesOf(term, run.signal);
      const list = await queries
        .treatments(context.api, term ? { category: term } : { first: FIRST })
        .queryFn(run);
      const listed = list.map(({ id, name, category }) => ({ id, name, category }));
      // The methods are those of any.
      const book = await pricesOf(listed[0]?.id ?? '1', run.signal);
      return { ...book, treatments: [], listed };
    },
  };
}
