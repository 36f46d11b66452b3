export { type Api, createApi } from './api/api.ts';
export { ApiError, isNotFound } from './api/api-error.ts';
export { bounds, OTHER_SOURCE, sourceCountries } from './api/bounds.ts';
export { ComputeCostRequestSchema } from './api/compute-cost.ts';
export {
  ContactEmailSchema,
  ContactNameSchema,
  ContactNotesSchema,
  type ContactPayload,
  ContactPhoneSchema,
  contactMessages,
} from './api/contact-payload.ts';
export { type CostBreakdown, CostWireSchema, zeroCost } from './api/cost.ts';
export {
  type CostBySource,
  type CostsBySource,
  CostsBySourceAnswerSchema,
  CostsBySourceQuerySchema,
  type TreatmentInCountry,
} from './api/costs-by-source.ts';
export {
  type CostByCountry,
  CostsByTreatmentAnswerSchema,
  type CostsByTreatmentInput,
  type CostsByTreatmentRequest,
  CostsByTreatmentRequestSchema,
  toCostsByTreatmentRequest,
} from './api/costs-by-treatment.ts';
export { cutQuery } from './api/cut-query.ts';
export { type DestinationSummary, DestinationsAnswerSchema } from './api/destinations.ts';
export { SessionIdSchema, SourceSchema, TimelineSchema } from './api/fields.ts';
export { FindSessionQuerySchema } from './api/find-session.ts';
export { type Options, OptionsAnswerSchema } from './api/options.ts';
export { type BookTreatment, type PriceBook, PriceBookAnswerSchema } from './api/price-book.ts';
export { type Problem, ProblemSchema } from './api/problem.ts';
export { queries } from './api/queries.ts';
export { SaveStepAnswerSchema, type StepName, type StepUpdate, StepUpdateSchema } from './api/save-step.ts';
export { type SavedTrip, SavedTripAnswerSchema } from './api/saved-trip.ts';
export { CopyAnswerSchema } from './api/send-copy.ts';
export { PlaceKeySchema, SessionAnswerSchema, StartSessionRequestSchema } from './api/start-session.ts';
export {
  type ContactSubmission,
  ContactSubmissionSchema,
  IDEMPOTENCY_HEADER,
  IdempotencyKeySchema,
  SubmissionAnswerSchema,
} from './api/submit-contact.ts';
export {
  TravelVisaAnswerSchema,
  type TravelVisaCosts,
  TravelVisaQuerySchema,
} from './api/travel-visa-costs.ts';
export { type Benefit, TreatmentBenefitsAnswerSchema } from './api/treatment-benefits.ts';
export { type DestinationOption, TreatmentCountriesAnswerSchema } from './api/treatment-countries.ts';
export { type Faq, TreatmentFaqsAnswerSchema } from './api/treatment-faqs.ts';
export { TreatmentRequestSchema } from './api/treatment-request.ts';
export { type Treatment, TreatmentsAnswerSchema } from './api/treatments.ts';
export {
  type TripCost,
  type TripCosts,
  TripCostsAnswerSchema,
  type TripCostsOfTreatment,
  TripCostsQuerySchema,
} from './api/trip-costs.ts';
export { contractVersion } from './composition/contract-version.ts';
export type {
  ActionContext,
  ActionResult,
  CheckContext,
  ExposedModule,
  ExposedPage,
  ExposedWidget,
  LoadContext,
  LoadResult,
  PageProps,
  PrefetchContext,
} from './composition/exposed-module.ts';
export type { PageHead } from './composition/page-head.ts';
export {
  type Composition,
  type CompositionFile,
  CompositionFileSchema,
  CompositionSchema,
  type EntryPoint,
  entryPoints,
  type LiveRelease,
  LiveReleaseSchema,
  type Release,
  ReleaseSchema,
  type SharedModule,
  sharedModules,
} from './composition/release.ts';
export {
  type ModuleId,
  ownsPath,
  type RemoteKey,
  remoteKeys,
  remoteOfPath,
  remotes,
} from './composition/remotes.ts';
export type { Services, Toast } from './composition/services.ts';
export {
  approximate,
  compareText,
  formatCount,
  formatDate,
  formatMonth,
  forUnit,
  pluralize,
  usd,
  withArticle,
} from './format.ts';
export { acknowledgeStepAtom } from './session/acknowledged-steps.ts';
export { chooseDestination } from './session/choose-destination.ts';
export { noteFoundSessionAtom, resumableSessionAtom } from './session/resumable-session.ts';
export { type SaveServices, saveSteps, unsavedSteps } from './session/save-steps.ts';
export { createSession, type Session } from './session/session.ts';
export { sessionAtom } from './session/session-atoms.ts';
export { storageKeys } from './session/session-id-store.ts';
export { NoSessionError, withSession } from './session/with-session.ts';
export { brand } from './site/brand.ts';
export { checkSiteConfig } from './site/check-site-config.ts';
export { consentPlace } from './site/consent-place.ts';
export { describePage } from './site/describe-page.ts';
export { type AnalyticsEvent, AnalyticsEventSchema, createTreatmentSearchEvent } from './site/events.ts';
export { pageAt, pagesOfRemote } from './site/find-pages.ts';
export { fitDescription, fitTitle } from './site/fit-title.ts';
export {
  IMAGE_PATH,
  IMAGE_TTL,
  type ImageRequest,
  ImageRequestSchema,
  imageFormats,
  imageUrl,
  imageWidths,
  SOCIAL_PATH,
  socialImage,
} from './site/images.ts';
export { sitePages } from './site/pages.ts';
export { pageQueryOf, quoteAddress, readQuoteAddress } from './site/quote-address.ts';
export { addressesOf, fillText, type SitePage } from './site/site-page.ts';
export { categoryName } from './treatments/category-name.ts';
export {
  destinationAddresses,
  destinationOfSlug,
  treatmentDestinations,
} from './treatments/destination-addresses.ts';
export { listSearchState, listTermOf } from './treatments/list-search.ts';
export { SEARCH_TERM_MAX, searchedCountry } from './treatments/read-search.ts';
export { type Searchable, searchTreatments } from './treatments/search.ts';
export {
  mainSlugOf,
  slugOf,
  treatmentAddresses,
  treatmentIdOfSlug,
  treatmentNameOf,
  validSlugs,
} from './treatments/slugs.ts';
export { aboutUsd, compareWithHome, roundAbout } from './trip/compare-with-home.ts';
export { type Assumption, costInputOf, standardChoice } from './trip/cost-input.ts';
export { addDays, addMonths, today, travelWindow } from './trip/dates.ts';
export { nightsOfDates } from './trip/nights.ts';
export {
  applyPrefillAtom,
  clearPrefillAtom,
  queuePrefillAtom,
  viewTreatmentAtom,
} from './trip/prefill-actions.ts';
export {
  enterHomeAtom,
  resetTripAtom,
  restoreTripAtom,
  skipNextResetAtom,
  takeSharedTripAtom,
  undoResetAtom,
} from './trip/reset-actions.ts';
export { chooseResidenceAtom, guessResidenceAtom } from './trip/residence.ts';
export { resumeTripAtom } from './trip/resume-actions.ts';
export { parseShareFragment, shareFragment, withoutTrip } from './trip/share-link.ts';
export { stepUpdateFor } from './trip/step-update.ts';
export {
  furthestView,
  isBefore,
  isStepComplete,
  type MissingAnswer,
  missingOf,
  nextView,
  previousStep,
  stepNames,
  stepNumberOf,
  type WizardView,
} from './trip/steps.ts';
export { timelines } from './trip/timeline.ts';
export {
  applyPendingSearchAtom,
  chooseTreatmentAtom,
  setUnitsAtom,
  updateTripAtom,
} from './trip/trip-actions.ts';
export {
  pendingSearchAtom,
  prefillAtom,
  prefillOutcomeAtom,
  type Residence,
  residenceAtom,
  searchTermAtom,
  type TripNotice,
  titleNoteAtom,
  tripAtom,
  tripNoticeAtom,
  undoableTripAtom,
  wizardViewAtom,
} from './trip/trip-atoms.ts';
export { defaultTrip, type TripData, TripDataSchema } from './trip/trip-data.ts';
export { type TripPhase, type TripPhaseKind, tripDays } from './trip/trip-days.ts';
export { createTripStore, type TripStore } from './trip/trip-store.ts';
export { scopeOf, usualRange } from './trip/trip-words.ts';
export { lowestTotal, typicalTripOf } from './trip/typical-trip.ts';
export { countUnits, isPricedPerUnit, unitsOf } from './trip/units.ts';
export { moveWizardAtom, openViewAtom } from './trip/wizard-actions.ts';
export { parseWizardEntry, wizardEntryState } from './trip/wizard-entry.ts';
export { createValueStore } from './value-store.ts';
