import * as v from 'valibot';
import { IdSchema } from './fields.ts';

/** What the calls about one treatment send (section 7). */
export const TreatmentRequestSchema = v.strictObject({ treatment_id: IdSchema });

/** Pages know a treatment by its id as text, requests carry the number. */
export const treatmentRequest = (treatmentId: string) => ({ treatment_id: Number(treatmentId) });
