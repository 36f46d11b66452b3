import * as v from 'valibot';
import { callMessages } from './call-messages.ts';
import { ReadableSchema } from './fields.ts';
import { treatmentCall } from './treatment-request.ts';

/** Answer of `POST /masters/treatment-faqs` (sections 7 and 10.6). */
export const TreatmentFaqsAnswerSchema = v.array(
  v.object({
    question: ReadableSchema,
    answer: ReadableSchema,
    /** Names a question whose answer other pages need: `flying`, after how long one may fly home. */
    topic: v.optional(v.string()),
  }),
);

/** A frequently asked question about a treatment (section 3). */
export type Faq = v.InferOutput<typeof TreatmentFaqsAnswerSchema>[number];

/** `POST /masters/treatment-faqs`. @throws ApiError 'Failed to fetch treatment faqs' */
export const fetchTreatmentFaqs = treatmentCall({
  path: 'masters/treatment-faqs',
  answer: TreatmentFaqsAnswerSchema,
  message: callMessages.treatmentFaqs,
});
