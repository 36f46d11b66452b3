/** What hosts of remotes need besides `shared-contracts`: the shell, the stack that starts it, builds, releases and tests. */

export { createApi, createJoinedApi } from '../api/api.ts';
export type { Calls } from '../api/calls.ts';
export { sourceCountries } from '../api/source-countries.ts';
export { IDEMPOTENCY_HEADER } from '../api/submit-contact.ts';
export { acknowledgedStepsAtom, acknowledgeStepAtom } from '../session/acknowledged-steps.ts';
export { noteFoundSessionAtom, resumableSessionAtom } from '../session/resumable-session.ts';
export { createSession } from '../session/session.ts';
export { storageKeys } from '../session/session-id-store.ts';
export { checkSiteConfig } from '../site/check-site-config.ts';
export { describePage } from '../site/describe-page.ts';
export { AnalyticsEventSchema } from '../site/events.ts';
export {
  BRAND_IMAGE,
  IMAGE_PATH,
  IMAGE_TTL,
  type ImageRequest,
  ImageRequestSchema,
  imageUrl,
  PictureUrlSchema,
  SOCIAL_PATH,
  socialImage,
} from '../site/images.ts';
export { type MasterData, type PageNeed, pageNeeds } from '../site/master-data.ts';
export {
  containerOf,
  customerRemotes,
  type ModuleId,
  packageNameOf,
  type RemoteKey,
  RemoteKeySchema,
} from '../site/remotes.ts';
export { pageAt, shellPages } from '../site/shell-pages.ts';
export { siteConfig } from '../site/site.config.ts';
export {
  decodeSegment,
  type PageDescription,
  type Params,
  paramsOf,
  type SitePage,
  SocialTextSchema,
} from '../site/site-page.ts';
export { section3Destinations } from '../treatments/country-words.ts';
export { listSearchState } from '../treatments/list-search.ts';
export { pathOf } from '../treatments/slugs.ts';
export { areDatesPossible } from '../trip/nights.ts';
export { parseLinkAnswers, parseTripLink } from '../trip/read-trip-link.ts';
export {
  enterHomeAtom,
  resetTripAtom,
  restoreTripAtom,
  takeSharedTripAtom,
  undoResetAtom,
} from '../trip/reset-actions.ts';
export {
  guessResidenceAtom,
  noteSavedAnswersAtom,
  takeKnownAnswersAtom,
  unsavedAnswersAtom,
} from '../trip/residence.ts';
export { stepUpdateFor } from '../trip/step-update.ts';
export { takeSavedTripAtom } from '../trip/take-saved-trip.ts';
export { openViewAtom } from '../trip/trip-actions.ts';
export { asksResidenceAtom, undoableTripAtom } from '../trip/trip-atoms.ts';
export { defaultTrip, TripDataSchema } from '../trip/trip-data.ts';
export { SHARED_SECTION } from '../trip/trip-link.ts';
export { createTripStore } from '../trip/trip-store.ts';
export { staysOf, visitsOf } from '../trip/visits.ts';
export { addDays, today } from '../values/dates.ts';
export { createValueStore } from '../values/value-store.ts';
export { contractVersion } from './contract-version.ts';
export { facadeAttributes } from './facade-attributes.ts';
export { findMisfit, findSlotFault, isSlotName, type OfferedSlot } from './offered-slot.ts';
export { pageQueryOf } from './page-query.ts';
export {
  type Composition,
  CompositionSchema,
  type EntryPoint,
  entryPoints,
  type LiveRelease,
  LiveReleaseSchema,
  type Release,
  ReleaseSchema,
  type SharedModule,
  sharedModules,
} from './release.ts';
export {
  type Fallback,
  isBelow,
  type RemoteDescription,
  RemoteDescriptionSchema,
} from './remote-description.ts';
export { isShellSlot, layoutSlots, type ShellSlot, slots } from './slots.ts';
