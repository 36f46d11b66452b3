/** The schemas of calls, for the API and its tests. Browsers get none of the requests'. */
export {
  ContactAboutSchema,
  type ContactPayload,
  ContactSubmissionSchema,
} from '../api/contact-submission.ts';
export { CostAnswerSchema, CostWireSchema } from '../api/cost.ts';
export { CostsBySourceAnswerSchema } from '../api/costs-by-source.ts';
export {
  CostsByTreatmentAnswerSchema,
  toCostsByTreatmentRequest,
} from '../api/costs-by-treatment.ts';
export {
  type CostsByTreatmentRequest,
  CostsByTreatmentRequestSchema,
} from '../api/costs-by-treatment-request.ts';
export { DestinationsAnswerSchema } from '../api/destinations.ts';
export { PriceSourceSchema, SessionIdSchema } from '../api/fields.ts';
export { type KnownAnswers, SessionAnswerSchema } from '../api/known-answers.ts';
export { BandSchema, OptionsAnswerSchema } from '../api/options.ts';
export { PriceBookAnswerSchema } from '../api/price-book.ts';
export { ProblemSchema } from '../api/problem.ts';
export {
  ComputeCostRequestSchema,
  CostsBySourceQuerySchema,
  FindSessionQuerySchema,
  IdempotencyKeySchema,
  JoinedQuerySchema,
  PriceBookQuerySchema,
  StartSessionRequestSchema,
  TravelVisaQuerySchema,
  TreatmentRequestSchema,
  TreatmentsQuerySchema,
  TripCostsQuerySchema,
} from '../api/requests.ts';
export { SaveStepAnswerSchema } from '../api/save-step.ts';
export { type StepUpdate, StepUpdateSchema } from '../api/save-step-request.ts';
export { MaybeSavedTripAnswerSchema, SavedTripAnswerSchema } from '../api/saved-trip.ts';
export { CopyAnswerSchema } from '../api/send-copy.ts';
export { type SessionUpdate, SessionUpdateSchema } from '../api/session-update.ts';
export { PlaceKeySchema } from '../api/start-session.ts';
export { SubmissionAnswerSchema } from '../api/submit-contact.ts';
export { TravelVisaAnswerSchema } from '../api/travel-visa-costs.ts';
export { TreatmentBenefitsAnswerSchema } from '../api/treatment-benefits.ts';
export { TreatmentCountriesAnswerSchema } from '../api/treatment-countries.ts';
export { TreatmentFaqsAnswerSchema } from '../api/treatment-faqs.ts';
export { TreatmentsAnswerSchema } from '../api/treatments.ts';
export { TripCostsAnswerSchema } from '../api/trip-costs.ts';
export { wholeAnswer } from './whole-answer.ts';
