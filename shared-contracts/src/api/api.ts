import { postComputeCost } from './compute-cost.ts';
import { type CostBreakdown, fetchCost } from './cost.ts';
import {
  type CostByCountry,
  type CostsByTreatmentInput,
  postCostsByTreatment,
} from './costs-by-treatment.ts';
import { type DestinationSummary, fetchDestinations } from './destinations.ts';
import { fetchSession } from './find-session.ts';
import { type ApiOptions, createHttp } from './http.ts';
import { fetchOptions, type Options } from './options.ts';
import { putStep, type StepUpdate } from './save-step.ts';
import { postStartSession, type SessionPlace } from './start-session.ts';
import { type ContactSubmission, postContact, type SubmissionReceipt } from './submit-contact.ts';
import { fetchTravelVisaCosts, type TravelVisaCosts, type TravelVisaRoute } from './travel-visa-costs.ts';
import { type Benefit, fetchTreatmentBenefits } from './treatment-benefits.ts';
import { type DestinationOption, fetchTreatmentCountries } from './treatment-countries.ts';
import { type Faq, fetchTreatmentFaqs } from './treatment-faqs.ts';
import { fetchTreatments, type Treatment } from './treatments.ts';

/**
 * Every call of section 7, the two that section 10.6 adds, and the contact submission. Each rejects with an ApiError
 * holding section 8's message, or with the signal's reason when aborted; none retries.
 */
export interface Api {
  treatments(signal?: AbortSignal): Promise<Treatment[]>;
  treatmentCountries(treatmentId: string, signal?: AbortSignal): Promise<DestinationOption[]>;
  travelVisaCosts(route: TravelVisaRoute, signal?: AbortSignal): Promise<TravelVisaCosts>;
  treatmentBenefits(treatmentId: string, signal?: AbortSignal): Promise<Benefit[]>;
  treatmentFaqs(treatmentId: string, signal?: AbortSignal): Promise<Faq[]>;
  options(signal?: AbortSignal): Promise<Options>;
  destinations(signal?: AbortSignal): Promise<DestinationSummary[]>;
  /** Answers the new session's id; the browser receives its cookie. */
  startSession(place: SessionPlace, signal?: AbortSignal): Promise<number>;
  /** Answers null when this browser has no session there. */
  findSession(place: SessionPlace, signal?: AbortSignal): Promise<number | null>;
  saveStep(sessionId: number, update: StepUpdate, signal?: AbortSignal): Promise<void>;
  costsByTreatment(input: CostsByTreatmentInput, signal?: AbortSignal): Promise<CostByCountry[]>;
  computeCost(sessionId: number, signal?: AbortSignal): Promise<CostBreakdown>;
  cost(sessionId: number, signal?: AbortSignal): Promise<CostBreakdown>;
  submitContact(
    sessionId: number,
    submission: ContactSubmission,
    options: { idempotencyKey: string },
    signal?: AbortSignal,
  ): Promise<SubmissionReceipt>;
}

/** The client of the product API: in the browser on the page's own origin, on servers on the API's address. */
export function createApi(options: ApiOptions): Api {
  const http = createHttp(options);
  return {
    treatments: signal => fetchTreatments(http, signal),
    treatmentCountries: (id, signal) => fetchTreatmentCountries(http, id, signal),
    travelVisaCosts: (route, signal) => fetchTravelVisaCosts(http, route, signal),
    treatmentBenefits: (id, signal) => fetchTreatmentBenefits(http, id, signal),
    treatmentFaqs: (id, signal) => fetchTreatmentFaqs(http, id, signal),
    options: signal => fetchOptions(http, signal),
    destinations: signal => fetchDestinations(http, signal),
    startSession: (place, signal) => postStartSession(http, place, signal),
    findSession: (place, signal) => fetchSession(http, place, signal),
    saveStep: (id, update, signal) => putStep(http, id, update, signal),
    costsByTreatment: (input, signal) => postCostsByTreatment(http, input, signal),
    computeCost: (id, signal) => postComputeCost(http, id, signal),
    cost: (id, signal) => fetchCost(http, id, signal),
    submitContact: (id, submission, attempt, signal) => postContact(http, id, submission, attempt, signal),
  };
}
