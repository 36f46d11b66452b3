import * as v from 'valibot';
import { CountryNameSchema, SessionIdSchema } from './fields.ts';
import type { Http } from './http.ts';

/** Where a visitor is, as `/geo` tells it: `ip` is a keyed hash or `unknown`, never an address (section 10.15). */
export interface SessionPlace {
  ip: string;
  country: string;
}

/** The `{ip}` of the journey's paths: a keyed hash, or `unknown`. */
export const PlaceKeySchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._:-]{1,64}$/));

/** Body of `POST /journey/start/{ip}` (section 7). */
export const StartSessionRequestSchema = v.strictObject({ country: CountryNameSchema });

export const SessionAnswerSchema = v.object({ session_id: SessionIdSchema });

/** `POST /journey/start/{ip}`; sets the session's cookie. @throws ApiError 'Failed to start session' */
export async function postStartSession(
  http: Http,
  place: SessionPlace,
  signal?: AbortSignal,
): Promise<number> {
  const answer = await http({
    method: 'post',
    path: `journey/start/${encodeURIComponent(place.ip)}`,
    json: { country: place.country },
    answer: SessionAnswerSchema,
    message: 'Failed to start session',
    signal,
  });
  return answer.session_id;
}
