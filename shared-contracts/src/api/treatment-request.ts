import * as v from 'valibot';
import type { Call, Http } from './call.ts';

/** A call about one treatment. Pages hold its id as text; requests send it as a number. */
export const treatmentCall =
  <S extends v.GenericSchema>(call: Pick<Call<S>, 'path' | 'answer' | 'message'>) =>
  (http: Http) =>
  (treatmentId: string, signal?: AbortSignal) =>
    http({ ...call, method: 'post', json: { treatment_id: Number(treatmentId) }, signal });
