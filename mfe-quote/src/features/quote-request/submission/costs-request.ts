import type { ContactSubmission, CostsByTreatmentInput } from 'shared-contracts';

/** A cost input by the API's names, as a request carries it. */
export const toCostsByTreatmentRequest = (
  input: CostsByTreatmentInput,
): NonNullable<ContactSubmission['estimate']> => ({
  treatment_id: Number(input.treatmentId),
  source: input.source,
  people_count: input.travelers,
  patient_count: input.patients,
  accommodation_duration: input.nights,
  accommodation_id: input.accommodationId,
  food_id: input.foodId,
  travel_support: input.flightSupport,
  visa_support: input.visaSupport,
  ...(input.units !== undefined && { units: input.units }),
  ...(input.visits !== undefined && { visits: input.visits }),
  ...(input.laterNights && { later_nights: input.laterNights }),
});
