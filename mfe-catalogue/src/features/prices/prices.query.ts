import { cutQuery, listTermOf, type PriceBook, queries, type Treatment } from 'shared-contracts';
import type { QueryContext } from '../../shared/query-context.ts';

type Named = Pick<Treatment, 'id' | 'name' | 'category'>;

/** The price book; of a long list of treatments the prices of one, or names that lead to prices. */
export interface ShownPrices extends PriceBook {
  listed?: Named[];
}

type PricesQuery = ReturnType<typeof cutQuery<PriceBook, ShownPrices>>;

/** Names of each category before one is chosen. */
const FIRST = '5';

/** @param search of the address: the id of a treatment or a category of a long list (`?q=`) */
export function pricesQuery(context: QueryContext, search: string): PricesQuery {
  const { api } = context;
  const term = listTermOf({ search });
  const book = queries.priceBook(api, term);
  if (!book.isCut) return book;
  if (/^\d+$/.test(term))
    return cutQuery(context, book, [...book.queryKey, 'shown'], ({ treatments, ...rest }) => ({
      ...rest,
      treatments: treatments.filter(({ treatmentId }) => treatmentId === term),
    }));
  const named = queries.treatments(api, term ? { category: term } : { first: FIRST });
  return {
    ...book,
    queryFn: async run => {
      const list = await named.queryFn(run);
      const listed = list.map(({ id, name, category }) => ({ id, name, category }));
      // The methods are the same with each treatment.
      const ofAny = await queries.priceBook(api, listed[0]?.id ?? '1').queryFn(run);
      return { ...ofAny, treatments: [], ...(listed[0] && { listed }) };
    },
  };
}
