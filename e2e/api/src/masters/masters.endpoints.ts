import {
  DestinationsAnswerSchema,
  OptionsAnswerSchema,
  TravelVisaAnswerSchema,
  TravelVisaQuerySchema,
  TreatmentBenefitsAnswerSchema,
  TreatmentCountriesAnswerSchema,
  TreatmentFaqsAnswerSchema,
  TreatmentRequestSchema,
  TreatmentsAnswerSchema,
} from 'shared-contracts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import type { Catalogue, TreatmentRecord } from '../reference/catalogue.ts';
import {
  destinationsAnswer,
  optionsAnswer,
  treatmentCountriesAnswer,
  treatmentsAnswer,
} from './masters.answers.ts';

/** The reference calls of section 7 and the two that section 10.6 adds. Their answers are the same for every visitor. */
export function masterEndpoints(catalogue: Catalogue): Endpoint[] {
  const cache = 'public, max-age=60, stale-while-revalidate=600';
  const treatments = treatmentsAnswer(catalogue);
  const options = optionsAnswer(catalogue);
  const destinations = destinationsAnswer(catalogue);
  const noTreatment = { 404: 'There is no treatment with this id' };
  const treatmentOf = (id: number): TreatmentRecord => {
    const found = catalogue.treatments.get(id);
    if (!found) throw new Refusal(404, noTreatment[404]);
    return found;
  };

  return [
    endpoint({
      method: 'get',
      path: '/masters/treatments',
      summary: 'All treatments',
      answer: TreatmentsAnswerSchema,
      cache,
      handle: () => treatments,
    }),
    endpoint({
      method: 'post',
      path: '/masters/treatment-countries',
      summary: 'Destinations of a treatment, with prices',
      body: TreatmentRequestSchema,
      answer: TreatmentCountriesAnswerSchema,
      problems: noTreatment,
      handle: ({ body }) => treatmentCountriesAnswer(catalogue, treatmentOf(body.treatment_id)),
    }),
    endpoint({
      method: 'get',
      path: '/masters/travel-visa-costs',
      summary: 'Return fare and visa fee per traveler',
      query: TravelVisaQuerySchema,
      answer: TravelVisaAnswerSchema,
      problems: { 404: 'This destination is not served' },
      cache,
      handle: ({ query: { source, destination } }) => {
        const route = catalogue.routes.get(source)?.get(destination);
        if (!route) throw new Refusal(404, 'This destination is not served');
        return { source, destination, travel_cost: route.fare, visa_cost: route.visa, as_of: catalogue.asOf };
      },
    }),
    endpoint({
      method: 'post',
      path: '/masters/treatment-benefits',
      summary: 'Why to choose a treatment abroad',
      body: TreatmentRequestSchema,
      answer: TreatmentBenefitsAnswerSchema,
      problems: noTreatment,
      handle: ({ body }) => treatmentOf(body.treatment_id).benefits.map(title => ({ title })),
    }),
    endpoint({
      method: 'post',
      path: '/masters/treatment-faqs',
      summary: 'Questions and answers about a treatment',
      body: TreatmentRequestSchema,
      answer: TreatmentFaqsAnswerSchema,
      problems: noTreatment,
      handle: ({ body }) => treatmentOf(body.treatment_id).faqs,
    }),
    endpoint({
      method: 'get',
      path: '/masters/options',
      summary: 'Accommodation, food, exchange rates and source countries',
      answer: OptionsAnswerSchema,
      cache,
      handle: () => options,
    }),
    endpoint({
      method: 'get',
      path: '/masters/destinations',
      summary: 'All destinations with their number of treatments',
      answer: DestinationsAnswerSchema,
      cache,
      handle: () => destinations,
    }),
  ];
}
