import { PlaceKeySchema, SessionIdSchema } from 'shared-contracts/wire';
import * as v from 'valibot';

/** The path parameter `sessionId`. */
export const SessionParamsSchema = v.object({
  sessionId: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), SessionIdSchema),
});

/** The path parameter `ip`: a keyed hash of the address, or `unknown`. */
export const AddressParamsSchema = v.object({ ip: PlaceKeySchema });
