import { postComputeCost } from './compute-cost.ts';
import { fetchCost } from './cost.ts';
import { type CostsByTreatmentInput, postCostsByTreatment } from './costs-by-treatment.ts';
import { fetchDestinations } from './destinations.ts';
import { fetchSession } from './find-session.ts';
import { type ApiOptions, createHttp } from './http.ts';
import { fetchOptions } from './options.ts';
import { putStep, type StepUpdate } from './save-step.ts';
import { postStartSession, type SessionPlace } from './start-session.ts';
import { type ContactSubmission, postContact } from './submit-contact.ts';
import { fetchTravelVisaCosts, type TravelVisaRoute } from './travel-visa-costs.ts';
import { fetchTreatmentBenefits } from './treatment-benefits.ts';
import { fetchTreatmentCountries } from './treatment-countries.ts';
import { fetchTreatmentFaqs } from './treatment-faqs.ts';
import { fetchTreatments } from './treatments.ts';

/**
 * The client of the product API: in browsers on the page's own origin, on servers on the API's address. Each call rejects
 * with an ApiError that has section 8's message, or with the signal's reason when aborted; none retries.
 */
export function createApi(options: ApiOptions) {
  const http = createHttp(options);
  return {
    treatments: (signal?: AbortSignal) => fetchTreatments(http, signal),
    treatmentCountries: (treatmentId: string, signal?: AbortSignal) =>
      fetchTreatmentCountries(http, treatmentId, signal),
    travelVisaCosts: (route: TravelVisaRoute, signal?: AbortSignal) =>
      fetchTravelVisaCosts(http, route, signal),
    treatmentBenefits: (treatmentId: string, signal?: AbortSignal) =>
      fetchTreatmentBenefits(http, treatmentId, signal),
    treatmentFaqs: (treatmentId: string, signal?: AbortSignal) =>
      fetchTreatmentFaqs(http, treatmentId, signal),
    options: (signal?: AbortSignal) => fetchOptions(http, signal),
    destinations: (signal?: AbortSignal) => fetchDestinations(http, signal),
    /** Resolves to the new session's id; the browser receives its cookie. */
    startSession: (place: SessionPlace, signal?: AbortSignal) => postStartSession(http, place, signal),
    /** Resolves to null when this browser has no session there. */
    findSession: (place: SessionPlace, signal?: AbortSignal) => fetchSession(http, place, signal),
    saveStep: (sessionId: number, update: StepUpdate, signal?: AbortSignal) =>
      putStep(http, sessionId, update, signal),
    costsByTreatment: (input: CostsByTreatmentInput, signal?: AbortSignal) =>
      postCostsByTreatment(http, input, signal),
    computeCost: (sessionId: number, signal?: AbortSignal) => postComputeCost(http, sessionId, signal),
    cost: (sessionId: number, signal?: AbortSignal) => fetchCost(http, sessionId, signal),
    submitContact: (
      sessionId: number,
      submission: ContactSubmission,
      attempt: { idempotencyKey: string },
      signal?: AbortSignal,
    ) => postContact(http, sessionId, submission, attempt, signal),
  };
}

/** Every call of sections 7 and 10.6, and the contact submission. */
export type Api = ReturnType<typeof createApi>;
