import { costInput, costWire, savedTripWire } from '@carefare/testing/worked-example';
import type { Api } from '../api.ts';
import type { Calls } from '../calls.ts';

/** One function of the client, as tests make its call. */
export interface TestCall {
  run(api: Api, signal?: AbortSignal): Promise<unknown>;
  /** Its method and path, below `/api/`. */
  request: string;
  /** Section 8's message. */
  message: string;
  /** A short answer of a healthy API, if it is not an empty list. */
  answer?: unknown;
  /** Section 7 does not show its answer, or all of its fields are additions. */
  isLoose?: true;
}

const place = { ip: 'a hash', country: 'South Africa' };
const submission = {
  kind: 'contact_us' as const,
  payload: { treatment_id: 52, contact_name: 'Ana', contact_email: 'a@b.co' },
  consent: { version: '1', at: '2026-11-21T10:00:00.000Z' },
};

/** All calls of the client: one that is missing here fails the type check. */
export const testCalls: Record<keyof Calls, TestCall> = {
  treatments: {
    run: (api, signal) => api.treatments(signal),
    request: 'GET masters/treatments',
    message: 'Failed to fetch treatments',
  },
  treatmentCountries: {
    run: (api, signal) => api.treatmentCountries('52', signal),
    request: 'POST masters/treatment-countries',
    message: 'Failed to fetch destinations',
  },
  travelVisaCosts: {
    isLoose: true,
    run: (api, signal) => api.travelVisaCosts({ source: 'UK', destination: 'South Korea' }, signal),
    request: 'GET masters/travel-visa-costs?source=UK&destination=South+Korea',
    message: 'Failed to fetch travel and visa costs',
    answer: { source: 'UK', destination: 'South Korea', travel_cost: 900, visa_cost: 0, as_of: '2026-11' },
  },
  treatmentBenefits: {
    run: (api, signal) => api.treatmentBenefits('52', signal),
    request: 'POST masters/treatment-benefits',
    message: 'Failed to fetch treatment benefits',
  },
  treatmentFaqs: {
    run: (api, signal) => api.treatmentFaqs('52', signal),
    request: 'POST masters/treatment-faqs',
    message: 'Failed to fetch treatment faqs',
  },
  options: {
    isLoose: true,
    run: (api, signal) => api.options(signal),
    request: 'GET masters/options',
    message: 'Failed to fetch options',
    answer: { accommodation: [], food: [], exchange_rates: {}, sources: [], as_of: '2026-11' },
  },
  destinations: {
    run: (api, signal) => api.destinations(signal),
    request: 'GET masters/destinations',
    message: 'Failed to fetch destinations',
  },
  tripCosts: {
    run: (api, signal) => api.tripCosts('South Africa', signal),
    request: 'GET masters/trip-costs?source=South+Africa',
    message: 'Failed to fetch trip costs',
    answer: { travel_included: true, treatments: [], as_of: '2026-11' },
  },
  costsBySource: {
    run: (api, signal) => api.costsBySource({ treatmentId: '52', destination: 'South Korea' }, signal),
    request: 'GET masters/costs-by-source?treatment_id=52&destination=South+Korea',
    message: 'Failed to fetch costs by source',
    answer: { units: 1, nights: 15, costs: [], as_of: '2026-11' },
  },
  priceBook: {
    run: (api, signal) => api.priceBook(signal),
    request: 'GET masters/price-book',
    message: 'Failed to fetch the price book',
    answer: { treatments: [], methods: [], as_of: '2026-11' },
  },
  startSession: {
    run: (api, signal) => api.startSession(place, signal),
    request: 'POST journey/start/a%20hash',
    message: 'Failed to start session',
    answer: { session_id: 7 },
  },
  findSession: {
    run: (api, signal) => api.findSession(place, signal),
    request: 'GET journey/by-ip/a%20hash?country=South+Africa',
    message: 'Failed to check existing session',
    answer: { session_id: 7 },
  },
  saveStep: {
    isLoose: true,
    run: (api, signal) => api.saveStep(7, { step: 'dates', updates: { timeline: 'soon' } }, signal),
    request: 'PUT journey/7',
    message: 'Failed to update journey step',
    answer: { session_id: 7, step: 'dates' },
  },
  saveKnownAnswers: {
    isLoose: true,
    run: (api, signal) => api.saveKnownAnswers(7, { source: 'UK', currency: 'GBP' }, signal),
    request: 'PUT journey/7',
    message: 'Failed to update journey step',
    answer: { session_id: 7, step: 'residence' },
  },
  savedTrip: {
    isLoose: true,
    run: (api, signal) => api.savedTrip(7, signal),
    request: 'GET journey/7',
    message: 'Failed to check existing session',
    answer: savedTripWire(),
  },
  costsByTreatment: {
    isLoose: true,
    run: (api, signal) => api.costsByTreatment(costInput, signal),
    request: 'POST journey/compute-cost-by-treatment',
    message: 'Failed to fetch treatment costs',
    answer: [
      { country: 'India', ...costWire, low: 7865, high: 10665 },
      { country: 'Peru', ...costWire },
    ],
  },
  computeCost: {
    isLoose: true,
    run: (api, signal) => api.computeCost(7, signal),
    request: 'POST journey/compute-cost',
    message: 'Failed to compute cost',
    answer: costWire,
  },
  cost: {
    run: (api, signal) => api.cost(7, signal),
    request: 'GET journey/7/cost',
    message: 'Failed to compute cost',
    answer: costWire,
  },
  submitContact: {
    isLoose: true,
    run: (api, signal) => api.submitContact(7, submission, { idempotencyKey: 'one-attempt' }, signal),
    request: 'POST journey/7/submissions',
    message: 'There was an error submitting your request. Please try again.',
    answer: { reference: 'CF-TEST' },
  },
  sendCopy: {
    run: (api, signal) => api.sendCopy(7, 'CF-TEST', signal),
    request: 'POST journey/7/submissions/CF-TEST/copy',
    message: 'We could not send the copy',
    answer: { sent: true },
  },
};
