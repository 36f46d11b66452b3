export * from './api/api.ts';
export * from './api/api-error.ts';
export * from './api/bounds.ts';
export * from './api/compute-cost.ts';
export * from './api/contact-payload.ts';
export * from './api/cost.ts';
export * from './api/costs-by-treatment.ts';
export * from './api/destinations.ts';
export * from './api/fields.ts';
export * from './api/find-session.ts';
export * from './api/http.ts';
export * from './api/options.ts';
export * from './api/problem.ts';
export * from './api/queries.ts';
export * from './api/save-step.ts';
export * from './api/start-session.ts';
export * from './api/submit-contact.ts';
export * from './api/travel-visa-costs.ts';
export * from './api/treatment-benefits.ts';
export * from './api/treatment-countries.ts';
export * from './api/treatment-faqs.ts';
export * from './api/treatment-request.ts';
export * from './api/treatments.ts';
export * from './brand.ts';
export * from './category-name.ts';
export { contractVersion } from './composition/contract-version.ts';
export type * from './composition/exposed.ts';
export type * from './composition/load.ts';
export type * from './composition/page-head.ts';
export * from './composition/release.ts';
export * from './composition/remotes.ts';
export * from './events.ts';
export * from './format.ts';
export * from './images.ts';
export * from './search.ts';
export type * from './services.ts';
export * from './session/choose-destination.ts';
export * from './session/locate.ts';
export * from './session/save-steps.ts';
export * from './session/session.ts';
export * from './session/session-atoms.ts';
export * from './session/session-id-store.ts';
export * from './slugs.ts';
export * from './synonyms.ts';
export * from './trip/cost-input.ts';
export * from './trip/dates.ts';
export * from './trip/nights.ts';
export * from './trip/parse-trip.ts';
export * from './trip/prefill-actions.ts';
export * from './trip/share-link.ts';
export * from './trip/step-actions.ts';
export * from './trip/step-history.ts';
export * from './trip/step-update.ts';
export * from './trip/steps.ts';
export * from './trip/timeline.ts';
export {
  applyPendingSearchAtom,
  chooseTreatmentAtom,
  clearDestinationAtom,
  type TripAnswers,
  updateTripAtom,
} from './trip/trip-actions.ts';
export {
  type Acknowledged,
  acknowledgedStepsAtom,
  backNavigationAtom,
  focusOnAtom,
  type Prefill,
  type PrefillOutcome,
  pendingSearchAtom,
  prefillAtom,
  prefillOutcomeAtom,
  resetCountAtom,
  searchTermAtom,
  type TripNotice,
  titleNoteAtom,
  tripAtom,
  tripNoticeAtom,
  wizardViewAtom,
} from './trip/trip-atoms.ts';
export * from './trip/trip-data.ts';
export * from './trip/trip-store.ts';
export { createValueStore, type ValueStore } from './value-store.ts';
export * from './variant.ts';
