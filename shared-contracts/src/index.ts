/**
 * What remotes may use: each name here is part of the shell's share scope, and costs every page. What only hosts need is in
 * `host/`, the schemas of calls are in `wire/`.
 */

export type { Api } from './api/api.ts';
export { ApiError } from './api/api-error.ts';
export { bounds } from './api/bounds.ts';
export { asciiDigits } from './api/clean-text.ts';
export { type AboutField, aboutFields, aboutLabel, isAboutChoice } from './api/contact-about.ts';
export { contactFields } from './api/contact-payload.ts';
export type { ContactSubmission } from './api/contact-submission.ts';
export type { CostBreakdown, UnknownLines } from './api/cost.ts';
export type { CostBySource, CostsBySource, TreatmentInCountry } from './api/costs-by-source.ts';
export type { CostByCountry, CostsByTreatmentInput } from './api/costs-by-treatment.ts';
export type { DestinationSummary } from './api/destinations.ts';
export type { LeavesOut, PriceBasis } from './api/fields.ts';
export type { HomePrice } from './api/home-price.ts';
export type { Options } from './api/options.ts';
export type { BookTreatment, PriceBook } from './api/price-book.ts';
export type { Problem } from './api/problem.ts';
export { queries } from './api/queries.ts';
export type { StepName } from './api/save-step-request.ts';
export type { SavedTrip } from './api/saved-trip.ts';
export { OTHER_SOURCE } from './api/source-countries.ts';
export type { TravelVisaCosts } from './api/travel-visa-costs.ts';
export type { Benefit } from './api/treatment-benefits.ts';
export type { DestinationOption } from './api/treatment-countries.ts';
export type { Faq } from './api/treatment-faqs.ts';
export type { Treatment, TreatmentsNarrow } from './api/treatments.ts';
export type { TripCosts, TripCostsOfTreatment, TripsNarrow } from './api/trip-costs.ts';
export type { RemoteDescription } from './host/remote-description.ts';
export { cutQuery } from './remote/cut-query.ts';
export type {
  ActionContext,
  ActionResult,
  CheckContext,
  ExposedModule,
  ExposedPage,
  ExposedWidget,
  LoadContext,
  LoadResult,
  PageAddress,
  PageProps,
  PrefetchContext,
  SlotData,
  WidgetProps,
} from './remote/exposed-module.ts';
export type { Services, Toast } from './remote/services.ts';
export { treatmentQuery } from './remote/treatment-query.ts';
export { chooseDestination } from './session/choose-destination.ts';
export { type SaveServices, saveSteps } from './session/save-steps.ts';
export type { Session } from './session/session.ts';
export { sessionAtom } from './session/session-atoms.ts';
export { NoSessionError, withSession } from './session/with-session.ts';
export { brand } from './site/brand.ts';
export { consentPlace } from './site/consent-place.ts';
export type { AnalyticsEvent } from './site/events.ts';
export type { PageHead } from './site/page-head.ts';
export { categoryName } from './treatments/category-name.ts';
export { listTermOf } from './treatments/list-search.ts';
export { searchedCountry } from './treatments/read-search.ts';
export { searchTreatments } from './treatments/search.ts';
export { type Addressed, hasSlug, slugOf, treatmentSlug } from './treatments/slugs.ts';
export { aboutUsd, compareTotals, type RangedTotal } from './trip/compare-with-home.ts';
export { type Assumption, costInputOf, standardChoice } from './trip/cost-input.ts';
export { leftOutOf, totalScope } from './trip/left-out.ts';
export { applyPrefillAtom, viewTreatmentAtom } from './trip/prefill-actions.ts';
export { basisWords, priceFigure, usualRange } from './trip/price-words.ts';
export { skipNextResetAtom } from './trip/reset-actions.ts';
export type { WizardView } from './trip/steps.ts';
export { timelines } from './trip/timeline.ts';
export { chooseTreatmentAtom, pendingSearchAtom } from './trip/trip-actions.ts';
export {
  countriesAtom,
  prefillAtom,
  residenceAtom,
  searchTermAtom,
  type TripNotice,
  titleNoteAtom,
  toldPricesAtom,
  tripAtom,
  tripNoticeAtom,
  wizardViewAtom,
} from './trip/trip-atoms.ts';
export type { TripData } from './trip/trip-data.ts';
export { tripDays } from './trip/trip-days.ts';
export { describeAdvice, type TripFigure, tripFigures } from './trip/trip-figures.ts';
export { tripLink } from './trip/trip-link.ts';
export type { TripStore } from './trip/trip-store.ts';
export { describeCounted, type SpanWords, scopeOf, spanWords } from './trip/trip-words.ts';
export { orderingTotal } from './trip/typical-trip.ts';
export { unitsOf } from './trip/units.ts';
export { describeStays } from './trip/visits.ts';
export { wizardEntry } from './trip/wizard-entry.ts';
export {
  compareText,
  costLineName,
  formatDate,
  formatMonth,
  forUnit,
  isolate,
  joinWords,
  pluralize,
  usd,
  withArticle,
} from './values/format.ts';
