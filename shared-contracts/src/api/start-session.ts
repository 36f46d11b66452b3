import * as v from 'valibot';
import { CountryNameSchema, SessionIdSchema } from './fields.ts';
import type { Http } from './http.ts';

/** A visitor's place as `/geo` reports it: `ip` is a keyed hash or `unknown`, never an address (section 10.15). */
export interface SessionPlace {
  ip: string;
  country: string;
}

/** The `{ip}` of the journey's paths: a keyed hash, or `unknown`. */
export const PlaceKeySchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._:-]{1,64}$/));

/** Body of `POST /journey/start/{ip}` (section 7). */
export const StartSessionRequestSchema = v.strictObject({ country: CountryNameSchema });

/** Answer of the calls that start or find a session; pages see its id. */
export const SessionAnswerSchema = v.pipe(
  v.object({ session_id: SessionIdSchema }),
  v.transform(({ session_id }) => session_id),
);

/** `POST /journey/start/{ip}`; sets the session's cookie. @throws ApiError 'Failed to start session' */
export const postStartSession = (http: Http) => (place: SessionPlace, signal?: AbortSignal) =>
  http({
    method: 'post',
    path: `journey/start/${encodeURIComponent(place.ip)}`,
    json: { country: place.country },
    answer: SessionAnswerSchema,
    message: 'Failed to start session',
    signal,
  });
