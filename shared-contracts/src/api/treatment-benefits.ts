import * as v from 'valibot';
import { callMessages } from './call-messages.ts';
import { ReadableSchema } from './fields.ts';
import { treatmentCall } from './treatment-request.ts';

/** Answer of `POST /masters/treatment-benefits` (section 7). */
export const TreatmentBenefitsAnswerSchema = v.array(v.object({ title: ReadableSchema }));

/** A reason to choose the treatment abroad (section 3). */
export type Benefit = v.InferOutput<typeof TreatmentBenefitsAnswerSchema>[number];

/** `POST /masters/treatment-benefits`. @throws ApiError 'Failed to fetch treatment benefits' */
export const fetchTreatmentBenefits = treatmentCall({
  path: 'masters/treatment-benefits',
  answer: TreatmentBenefitsAnswerSchema,
  message: callMessages.treatmentBenefits,
});
