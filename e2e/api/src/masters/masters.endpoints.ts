import { HTTPException } from 'hono/http-exception';
import { OTHER_SOURCE } from 'shared-contracts';
import {
  CostsBySourceAnswerSchema,
  CostsBySourceQuerySchema,
  DestinationsAnswerSchema,
  OptionsAnswerSchema,
  PriceBookAnswerSchema,
  PriceBookQuerySchema,
  TravelVisaAnswerSchema,
  TravelVisaQuerySchema,
  TreatmentBenefitsAnswerSchema,
  TreatmentCountriesAnswerSchema,
  TreatmentFaqsAnswerSchema,
  TreatmentRequestSchema,
  TreatmentsAnswerSchema,
  TripCostsAnswerSchema,
  TripCostsQuerySchema,
} from 'shared-contracts/wire';
import * as v from 'valibot';
import { costsBySource } from '../cost/costs-by-source.ts';
import { typicalTrips } from '../cost/typical-trips.ts';
import { createAnswerCache } from '../http/answer-cache.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { invalidField } from '../http/problem.ts';
import type { TreatmentRecord } from '../reference/catalogue.ts';
import type { ApiServices } from '../services.ts';
import { checkHome, checkSource } from '../sessions/check-references.ts';
import {
  destinationsAnswer,
  optionsAnswer,
  treatmentCountriesAnswer,
  treatmentsAnswer,
} from './masters.answers.ts';
import { priceBookAnswer, priceBookCsv } from './price-book.ts';

const CACHE = 'public, max-age=60, stale-while-revalidate=600';
const NO_TREATMENT = 'There is no treatment with this id';
const NO_PRICE = 'This treatment has no price at this destination';
const NO_DESTINATION = 'This destination is not served';
/** About 160 bytes each make the 2 MB that the site reads of an answer. */
const PRICES_MAX = 13_000;

/** Reference data (sections 7 and 10.6), which is the same for every visitor. */
export function masterEndpoints({
  catalogue,
  sendMail,
}: Pick<ApiServices, 'catalogue' | 'sendMail'>): Endpoint[] {
  const treatments = treatmentsAnswer(catalogue);
  const options = { ...optionsAnswer(catalogue), email_copies: sendMail !== undefined, request_about: true };
  const cached = { cache: CACHE, kept: createAnswerCache() };
  /** One without known routes counts as another country. */
  const sourceOf = (source: string | undefined) => {
    if (source !== undefined) checkSource(catalogue, source, 'source');
    return source === undefined || catalogue.routes.has(source) ? source : OTHER_SOURCE;
  };
  /** @param ids all treatments by default */
  const refuseIfLong = (ids: Iterable<number> | undefined, ...narrowBy: [string, ...string[]]) => {
    let prices = 0;
    for (const id of ids ?? catalogue.treatments.keys())
      prices += catalogue.treatments.get(id)?.prices.size ?? 0;
    if (prices > PRICES_MAX)
      throw invalidField(
        narrowBy[0],
        `There are too many prices for one answer: ask for one ${narrowBy.join(' or ')}`,
      );
  };
  const findTreatment = (id: number): TreatmentRecord => {
    const treatment = catalogue.treatments.get(id);
    if (!treatment) throw new HTTPException(404, { message: NO_TREATMENT });
    return treatment;
  };

  return [
    endpoint({
      method: 'get',
      path: '/masters/treatments',
      summary: 'All treatments',
      answer: TreatmentsAnswerSchema,
      ...cached,
      handle: () => treatments,
    }),
    endpoint({
      method: 'post',
      path: '/masters/treatment-countries',
      summary: 'Destinations of a treatment with their prices',
      body: TreatmentRequestSchema,
      answer: TreatmentCountriesAnswerSchema,
      problems: { 404: NO_TREATMENT },
      ...cached,
      handle: ({ body }) => treatmentCountriesAnswer(catalogue, findTreatment(body.treatment_id)),
    }),
    endpoint({
      method: 'get',
      path: '/masters/travel-visa-costs',
      summary: 'Return fare and visa fee, per traveler',
      query: TravelVisaQuerySchema,
      answer: TravelVisaAnswerSchema,
      problems: { 404: NO_DESTINATION },
      ...cached,
      handle: ({ query: { source, destination } }) => {
        checkHome(catalogue, source, 'source');
        const route = catalogue.routes.get(source)?.get(destination);
        if (!route) throw new HTTPException(404, { message: NO_DESTINATION });
        const { fare, visa } = route;
        return { source, destination, travel_cost: fare, visa_cost: visa, as_of: catalogue.meta.as_of };
      },
    }),
    endpoint({
      method: 'post',
      path: '/masters/treatment-benefits',
      summary: 'Reasons to have a treatment abroad',
      body: TreatmentRequestSchema,
      answer: TreatmentBenefitsAnswerSchema,
      problems: { 404: NO_TREATMENT },
      cache: CACHE,
      handle: ({ body }) => findTreatment(body.treatment_id).benefits.map(title => ({ title })),
    }),
    endpoint({
      method: 'post',
      path: '/masters/treatment-faqs',
      summary: 'Questions and answers about a treatment',
      body: TreatmentRequestSchema,
      answer: TreatmentFaqsAnswerSchema,
      problems: { 404: NO_TREATMENT },
      cache: CACHE,
      handle: ({ body }) => findTreatment(body.treatment_id).faqs,
    }),
    endpoint({
      method: 'get',
      path: '/masters/options',
      summary: 'Accommodation, food, exchange rates and source countries',
      answer: OptionsAnswerSchema,
      ...cached,
      handle: () => options,
    }),
    endpoint({
      method: 'get',
      path: '/masters/destinations',
      summary: 'All destinations with their languages, prices and visa fees',
      answer: DestinationsAnswerSchema,
      ...cached,
      handle: () => destinationsAnswer(catalogue),
    }),
    endpoint({
      method: 'get',
      path: '/masters/trip-costs',
      summary: 'The cost of the typical trip, for every treatment and destination or those asked for',
      query: TripCostsQuerySchema,
      answer: TripCostsAnswerSchema,
      ...cached,
      handle: async ({ query: { source, treatment_id, destination, category, first } }) => {
        const isPart = category !== undefined || first !== undefined;
        const part = isPart ? firstTreatments(treatments, category, first) : undefined;
        const ids = treatment_id ? [treatment_id] : part?.map(({ id }) => id);
        const treatmentIds = ids?.map(Number);
        if (!destination) refuseIfLong(treatmentIds, 'treatment_id', 'destination');
        return typicalTrips(catalogue, sourceOf(source), { treatmentIds, destination });
      },
    }),
    endpoint({
      method: 'get',
      path: '/masters/costs-by-source',
      summary: 'The cost of the typical trip for one treatment to one destination, from every source country',
      query: CostsBySourceQuerySchema,
      answer: CostsBySourceAnswerSchema,
      problems: { 404: NO_PRICE },
      ...cached,
      handle: ({ query: { treatment_id, destination } }) => {
        const answer = costsBySource(catalogue, findTreatment(Number(treatment_id)), destination);
        if (!answer) throw new HTTPException(404, { message: NO_PRICE });
        return answer;
      },
    }),
    endpoint({
      method: 'get',
      path: '/masters/price-book',
      summary: 'Every price of all treatments or of one with its sources, and how prices are found',
      query: PriceBookQuerySchema,
      answer: PriceBookAnswerSchema,
      ...cached,
      handle: ({ query: { treatment_id } }) => {
        if (!treatment_id) refuseIfLong(undefined, 'treatment_id');
        return priceBookAnswer(catalogue, treatment_id);
      },
    }),
    endpoint({
      method: 'get',
      path: '/masters/price-book.csv',
      summary: 'Every price of a treatment with its sources, as CSV',
      answer: v.string(),
      ...cached,
      file: `carefare-prices-${catalogue.meta.as_of}.csv`,
      handle: () => priceBookCsv(priceBookAnswer(catalogue)),
    }),
  ];
}

/** The treatments of a category, or the first of each. */
function firstTreatments<T extends { category: string; order?: number | null | undefined }>(
  treatments: readonly T[],
  category: string | undefined,
  first = Number.POSITIVE_INFINITY,
): T[] {
  const groups = Map.groupBy(treatments, treatment => treatment.category);
  const orderOf = ({ order }: T): number => order ?? Number.POSITIVE_INFINITY;
  return [...groups]
    .filter(([name]) => category === undefined || name === category)
    .flatMap(([, group]) => group.toSorted((a, b) => orderOf(a) - orderOf(b)).slice(0, first));
}
