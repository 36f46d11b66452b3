import { readSearch } from '../treatments/read-search.ts';
import type { Searchable } from '../treatments/search.ts';
import type { Api } from './api.ts';
import type { TreatmentInCountry } from './costs-by-source.ts';
import type { CostsByTreatmentInput } from './costs-by-treatment.ts';
import type { PriceBook } from './price-book.ts';
import type { TravelVisaRoute } from './travel-visa-costs.ts';
import type { TreatmentsNarrow } from './treatments.ts';
import type { TripsNarrow } from './trip-costs.ts';

/** Options of a query, without importing the query client. */
export interface ApiQuery<T> {
  queryKey: readonly unknown[];
  queryFn(context: { signal: AbortSignal }): Promise<T>;
  /** Failures of some queries are logged to the console (section 8). */
  meta?: { logged: boolean };
}

/** A query for treatments, or for figures of them. */
export interface ListQuery<T> extends ApiQuery<T> {
  /** Whether the answer has only what is asked for: all would be too much for a page. */
  isCut: boolean;
}

const query = <T>(queryKey: readonly unknown[], run: (signal: AbortSignal) => Promise<T>): ApiQuery<T> => ({
  queryKey,
  queryFn: ({ signal }) => run(signal),
});

const logged = <T>(options: ApiQuery<T>): ApiQuery<T> => ({ ...options, meta: { logged: true } });

type Treatments = Awaited<ReturnType<Api['treatments']>>;

/** Keys and functions of every cached call: server, client and all remotes share the entries. */
export const queries = {
  /**
   * All; where there are many, those asked for: of a search the best match first, else those it is least unlike. All are not
   * aborted by a part of the page that leaves: the start of the session waits for the same list.
   */
  treatments: (api: Api, narrow?: TreatmentsNarrow): ListQuery<Treatments> =>
    narrow && api.hasManyTreatments
      ? { ...query(['treatments', narrow], signal => api.treatments(signal, narrow)), isCut: true }
      : { queryKey: ['treatments'], queryFn: () => api.treatments(), isCut: false },
  treatmentCountries: (api: Api, treatmentId: string) =>
    logged(
      query(['treatment-countries', treatmentId], signal => api.treatmentCountries(treatmentId, signal)),
    ),
  benefits: (api: Api, treatmentId: string) =>
    query(['treatment-benefits', treatmentId], signal => api.treatmentBenefits(treatmentId, signal)),
  faqs: (api: Api, treatmentId: string) =>
    query(['treatment-faqs', treatmentId], signal => api.treatmentFaqs(treatmentId, signal)),
  options: (api: Api) => query(['options'], signal => api.options(signal)),
  destinations: (api: Api) => logged(query(['destinations'], signal => api.destinations(signal))),
  /**
   * @param source where the visitor lives; null while it is not known, and on the server
   * @param narrow which are needed; only where there are many treatments it says which of these
   */
  tripCosts: (api: Api, source: string | null, { category, first, ...where }: TripsNarrow = {}) => {
    const some = api.hasManyTreatments && { ...(category && { category }), ...(first && { first }) };
    const narrow: TripsNarrow = { ...where, ...some };
    return query(['trip-costs', source, narrow], signal => api.tripCosts(source, signal, narrow));
  },
  /** Typical trips for all treatments, to one destination or to each; null where there are too many. */
  allTripCosts: (api: Api, source: string | null, where: Pick<TripsNarrow, 'destination'> = {}) =>
    api.hasManyTreatments ? null : queries.tripCosts(api, source, where),
  /** What this browser's session holds; null if it is not this browser's. */
  savedTrip: (api: Api, sessionId: number) =>
    query(['saved-trip', sessionId], signal => api.savedTrip(sessionId, signal)),
  costsBySource: (api: Api, where: TreatmentInCountry) =>
    query(['costs-by-source', where], signal => api.costsBySource(where, signal)),
  /** All prices; where there are many treatments, the prices of one: an API may answer with more. */
  priceBook: (api: Api, treatmentId: string): ListQuery<PriceBook> => {
    const isCut = api.hasManyTreatments;
    const narrow = isCut ? { treatment_id: treatmentId } : undefined;
    return { ...query(['price-book', narrow], signal => api.priceBook(signal, narrow)), isCut };
  },
  travelVisaCosts: (api: Api, route: TravelVisaRoute) =>
    query(['travel-visa-costs', route], signal => api.travelVisaCosts(route, signal)),
  costsByTreatment: (api: Api, input: CostsByTreatmentInput) =>
    query(['costs-by-treatment', input], signal => api.costsByTreatment(input, signal)),
  /** Names of the treatments that a misspelled term may mean, best first, where `searchTreatments` finds none. */
  similarTreatments: (list: readonly Searchable[], term: string, destinations?: readonly string[]) => {
    const { meant } = readSearch(term, destinations);
    return query(['similar-treatments', meant.join(' ')], async () => {
      const module = await import(
        /* webpackChunkName: "similar-treatments" */ '../treatments/similar-treatments.ts'
      );
      return module.similarTreatments(list, meant);
    });
  },
  /** What a term that finds no treatment means: care that is not here, or a question; null if that is not known. */
  notHere: (term: string, destinations?: readonly string[]) => {
    const { meant } = readSearch(term, destinations);
    return query(['not-here', meant.join(' ')], async () => {
      const module = await import(/* webpackChunkName: "similar-treatments" */ '../treatments/not-here.ts');
      return module.notHere(meant);
    });
  },
  /** Names of the few treatments that a word of a term nearly names, for a term that finds none. */
  nearestTreatments: (list: readonly Searchable[], term: string, destinations?: readonly string[]) => {
    const { meant } = readSearch(term, destinations);
    return query(['nearest-treatments', meant.join(' ')], async () => {
      const module = await import(
        /* webpackChunkName: "similar-treatments" */ '../treatments/similar-treatments.ts'
      );
      return module.nearestTreatments(list, meant);
    });
  },
};
