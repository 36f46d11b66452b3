import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import type { Call } from './call.ts';

/** What an answer says by its call's schema. @throws ApiError if it does not fit */
export function parseAnswer<S extends v.GenericSchema>(
  { answer, message }: Pick<Call<S>, 'answer' | 'message'>,
  received: unknown,
): v.InferOutput<S> {
  const parsed = v.safeParse(answer, received);
  if (parsed.success) return parsed.output;
  throw new ApiError(message, { code: 'invalid-answer', cause: new v.ValiError(parsed.issues) });
}
