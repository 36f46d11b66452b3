import * as v from 'valibot';
import { isNotFound } from './api-error.ts';
import { CountryNameSchema } from './fields.ts';
import type { Http } from './http.ts';
import { SessionAnswerSchema, type SessionPlace } from './start-session.ts';

/** Query of `GET /journey/by-ip/{ip}` (section 7). */
export const FindSessionQuerySchema = v.strictObject({ country: CountryNameSchema });

/** `GET /journey/by-ip/{ip}`; null if this browser has no session there (404). @throws ApiError 'Failed to check existing session' */
export const fetchSession =
  (http: Http) =>
  (place: SessionPlace, signal?: AbortSignal): Promise<number | null> =>
    http({
      path: `journey/by-ip/${encodeURIComponent(place.ip)}`,
      search: { country: place.country },
      answer: SessionAnswerSchema,
      message: 'Failed to check existing session',
      signal,
    }).catch((error: unknown) => {
      if (isNotFound(error)) return null;
      throw error;
    });
