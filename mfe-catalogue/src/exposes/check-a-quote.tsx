import { type ActionResult, type ExposedPage, type LoadResult, queries } from 'shared-contracts';
import { countedUnits, faultsOf, tripOf } from '../features/check-quote/check-quote.rules.ts';
import { CheckQuotePage } from '../features/check-quote/check-quote-page.tsx';
import { emptyDraft, parseDraft, readDraft } from '../features/check-quote/draft.ts';
import { pricesQuery, ratesQuery, unitPriceQuery } from '../features/check-quote/price-cells.query.ts';

/** Answers a post without JavaScript by the page itself: no session is started, and nothing is stored. */
function answerPost(form: FormData): ActionResult {
  const draft = readDraft(form);
  const isComplete = Object.keys(faultsOf(draft, null)).length === 0;
  return { status: isComplete ? 200 : 422, state: draft };
}

/** /check-a-quote: a clinic's quote compared with our lines and prices (section 10.28). */
export const page: ExposedPage = {
  Component: CheckQuotePage,
  async load(context) {
    const { api, queryClient, server, state } = context;
    // Without rates only other currencies are not compared.
    const rates = queryClient.prefetchQuery(ratesQuery(context));
    // The answers of a posted form.
    const draft = parseDraft(state) ?? emptyDraft;
    const loaded = queryClient
      .fetchQuery(pricesQuery(context, draft.treatment))
      .then(async (prices): Promise<LoadResult> => {
        const trip = server ? tripOf(draft, prices) : null;
        const ofUnits = trip && unitPriceQuery(context, trip, countedUnits(draft, prices));
        await Promise.all([
          trip && queryClient.prefetchQuery(queries.costsBySource(api, trip)),
          ofUnits && queryClient.fetchQuery(ofUnits),
        ]);
        return { status: 200 };
      })
      .catch((): LoadResult => ({ status: 503, partial: true }));
    if (!server) return { status: 200 };
    await rates;
    return await loaded;
  },
  async prefetch(context) {
    const { queryClient, inView } = context;
    if (inView) return;
    await Promise.all([
      queryClient.prefetchQuery(pricesQuery(context, '')),
      queryClient.prefetchQuery(ratesQuery(context)),
    ]);
  },
  check: answerPost,
  action: form => Promise.resolve(answerPost(form)),
};
