import * as v from 'valibot';
import { IdSchema } from './fields.ts';

/** Body of the calls about one treatment (section 7). */
export const TreatmentRequestSchema = v.strictObject({ treatment_id: IdSchema });

/** Pages hold a treatment's id as text; requests send it as a number. */
export const treatmentRequest = (treatmentId: string) => ({ treatment_id: Number(treatmentId) });
