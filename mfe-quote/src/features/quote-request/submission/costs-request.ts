import type { ContactSubmission, CostsByTreatmentInput } from 'shared-contracts';

/** A cost input by the API's names, as a request carries it. The contract's own would be one more name in each page. */
export const toCostsByTreatmentRequest = ({
  treatmentId,
  source,
  travelers,
  patients,
  nights,
  accommodationId,
  foodId,
  flightSupport,
  visaSupport,
  laterNights,
  ...plain
}: CostsByTreatmentInput): NonNullable<ContactSubmission['estimate']> => ({
  treatment_id: Number(treatmentId),
  source,
  people_count: travelers,
  patient_count: patients,
  accommodation_duration: nights,
  accommodation_id: accommodationId,
  food_id: foodId,
  travel_support: flightSupport,
  visa_support: visaSupport,
  ...plain,
  ...(laterNights && { later_nights: laterNights }),
});
