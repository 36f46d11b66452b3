import { PlaceKeySchema, SessionIdSchema } from 'shared-contracts';
import * as v from 'valibot';

/** `{sessionId}` of a path. */
export const SessionParamsSchema = v.object({
  sessionId: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), SessionIdSchema),
});

/** `{ip}` of a path: a keyed hash or `unknown`. */
export const PlaceParamsSchema = v.object({ ip: PlaceKeySchema });
