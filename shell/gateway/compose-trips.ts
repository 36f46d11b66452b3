import { bounds, standardChoice } from 'shared-contracts';
import {
  CostsByTreatmentAnswerSchema,
  TripCostsQuerySchema,
  toCostsByTreatmentRequest,
} from 'shared-contracts/wire';
import * as v from 'valibot';

/** What the typical trip needs to be known of a treatment and of the choices. */
export interface Masters {
  treatments: unknown;
  options: unknown;
}

const TreatmentSchema = v.object({
  id: v.union([v.string(), v.number()]),
  min_treatement_days: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(bounds.nights.min),
    v.maxValue(bounds.nights.max),
  ),
  /** The calls of section 7 count one unit and one visit. */
  typical_units: v.optional(v.literal(1)),
  visits: v.nullish(v.null()),
});
const ChoicesSchema = v.array(
  v.object({ id: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)) }),
);
const OptionsSchema = v.object({ accommodation: ChoicesSchema, food: ChoicesSchema });

type TypicalTrip = ReturnType<typeof toCostsByTreatmentRequest>;

/** One treatment, and the country that the trip starts in. */
export interface TripQuestion {
  treatmentId: string;
  source: string;
}

/** @param target `masters/trip-costs` with its query @returns undefined where that is about more than one treatment, or no country */
export function tripQuestionOf(target: string): TripQuestion | undefined {
  const query = Object.fromEntries(new URLSearchParams(target.split('?', 2)[1] ?? ''));
  const asked = v.safeParse(TripCostsQuerySchema, query);
  const { treatment_id, source } = asked.success ? asked.output : {};
  return treatment_id === undefined || source === undefined
    ? undefined
    : { treatmentId: treatment_id, source };
}

/**
 * The call of section 7 that has the costs of the typical trip: one patient, the treatment's days, the standard hotel and
 * food, flights and visa.
 * @returns undefined where something of it is not known, or the trip is not one that section 7 counts
 */
export function typicalTripRequest(
  { treatmentId, source }: TripQuestion,
  { treatments, options }: Masters,
): TypicalTrip | undefined {
  if (!Array.isArray(treatments)) return undefined;
  const row: unknown = treatments.find(treatment => String(Object(treatment).id) === treatmentId);
  const treatment = v.safeParse(TreatmentSchema, row);
  const choices = v.safeParse(OptionsSchema, options);
  if (!treatment.success || !choices.success) return undefined;
  const accommodationId = chooseId(choices.output.accommodation, standardChoice.accommodationMasterId);
  const foodId = chooseId(choices.output.food, standardChoice.foodMasterId);
  if (accommodationId === undefined || foodId === undefined) return undefined;
  return toCostsByTreatmentRequest({
    treatmentId,
    source,
    travelers: 1,
    patients: 1,
    nights: treatment.output.min_treatement_days,
    accommodationId,
    foodId,
    flightSupport: true,
    visaSupport: true,
  });
}

/** The standard one if it is listed, else the first. */
const chooseId = (listed: readonly { id: number }[], standard: number): number | undefined =>
  (listed.find(({ id }) => id === standard) ?? listed[0])?.id;

/**
 * The answer of `GET masters/trip-costs` that a trip's costs by country make up. A total without its range is left out: a
 * typical trip has one, and none is invented.
 */
export function tripCostsOf(request: TypicalTrip, costs: unknown) {
  const parsed = v.safeParse(CostsByTreatmentAnswerSchema, costs);
  const rows = (parsed.success ? parsed.output : []).flatMap(
    ({ country, treatment, total, low, high, basis, note }) =>
      low === undefined || high === undefined ? [] : [{ country, treatment, total, low, high, basis, note }],
  );
  const { treatment_id, accommodation_duration: nights } = request;
  return {
    travel_included: true,
    treatments: rows.length > 0 ? [{ treatment_id, nights, costs: rows }] : [],
  };
}
