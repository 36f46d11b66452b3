import * as wholeContract from 'shared-contracts';
import * as wholeUi from 'shared-contracts/ui';
import { expect, it } from 'vitest';
import * as contract from './contract.ts';
import * as ui from './ui.ts';

/** Names that shells, the API and tests use, and remotes do not. */
const forHosts = `
  AnalyticsEventSchema CompositionFileSchema CompositionSchema ComputeCostRequestSchema ContactSubmissionSchema
  CopyAnswerSchema CostsBySourceAnswerSchema CostsBySourceQuerySchema CostsByTreatmentAnswerSchema
  CostsByTreatmentRequestSchema CostWireSchema DestinationsAnswerSchema FindSessionQuerySchema IDEMPOTENCY_HEADER
  IdempotencyKeySchema IMAGE_PATH IMAGE_TTL ImageRequestSchema LiveReleaseSchema OptionsAnswerSchema PlaceKeySchema
  PriceBookAnswerSchema ProblemSchema ReleaseSchema SavedTripAnswerSchema SaveStepAnswerSchema SEARCH_TERM_MAX
  SessionAnswerSchema SessionIdSchema SOCIAL_PATH StartSessionRequestSchema StepUpdateSchema SubmissionAnswerSchema
  TravelVisaAnswerSchema TravelVisaQuerySchema TreatmentBenefitsAnswerSchema TreatmentCountriesAnswerSchema
  TreatmentFaqsAnswerSchema TreatmentRequestSchema TreatmentsAnswerSchema TripCostsAnswerSchema TripCostsQuerySchema
  TripDataSchema acknowledgeStepAtom addressesOf checkSiteConfig clearPrefillAtom contractVersion createApi
  createSession createTripStore createValueStore defaultTrip describePage enterHomeAtom entryPoints fillText
  guessResidenceAtom imageFormats imageUrl imageWidths noteFoundSessionAtom openViewAtom ownsPath pageAt pageQueryOf
  pagesOfRemote parseShareFragment remoteKeys remoteOfPath remotes resetTripAtom restoreTripAtom sharedModules
  sitePages socialImage stepUpdateFor storageKeys takeSharedTripAtom treatmentAddresses treatmentDestinations
  undoableTripAtom undoResetAtom validSlugs withoutTrip
`;
const uiForHosts = 'AppProviders createQueryClient dehydrate hydrate';

it.each([
  ['shared-contracts', wholeContract, contract, forHosts],
  ['shared-contracts/ui', wholeUi, ui, uiForHosts],
])('remotes get all names of %s but those for hosts', (_name, whole, shared, hosts) => {
  const names = [...Object.keys(shared), ...hosts.trim().split(/\s+/)];
  expect(names.toSorted()).toEqual(Object.keys(whole).toSorted());
});
