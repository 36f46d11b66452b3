import * as v from 'valibot';
import { treatmentCall } from './treatment-request.ts';

/** Answer of `POST /masters/treatment-faqs` (section 7). */
export const TreatmentFaqsAnswerSchema = v.array(v.object({ question: v.string(), answer: v.string() }));

/** A frequently asked question about a treatment (section 3). */
export type Faq = v.InferOutput<typeof TreatmentFaqsAnswerSchema>[number];

/** `POST /masters/treatment-faqs`. @throws ApiError 'Failed to fetch treatment faqs' */
export const fetchTreatmentFaqs = treatmentCall({
  path: 'masters/treatment-faqs',
  answer: TreatmentFaqsAnswerSchema,
  message: 'Failed to fetch treatment faqs',
});
