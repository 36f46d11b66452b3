import * as v from 'valibot';
import type { Http } from './call.ts';
import { callMessages } from './call-messages.ts';
import { type KnownAnswers, SessionAnswerSchema } from './known-answers.ts';

/** A visitor's place as `/geo` reports it: `ip` is a keyed hash or `unknown`, never an address (section 10.15). */
export interface SessionPlace {
  ip: string;
  country: string;
}

/** The `{ip}` of the journey's paths: a keyed hash, or `unknown`. */
export const PlaceKeySchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._:-]{1,64}$/));

/** Called with what the server knows of this browser's visitor, before the session's id is there. */
export type OnKnown = (known: KnownAnswers) => void;

/** `POST /journey/start/{ip}`; sets the session's cookie. @throws ApiError 'Failed to start session' */
export const postStartSession =
  (http: Http) =>
  async (place: SessionPlace, signal?: AbortSignal, onKnown?: OnKnown): Promise<number> => {
    const { session_id, ...known } = await http({
      method: 'post',
      path: `journey/start/${encodeURIComponent(place.ip)}`,
      json: { country: place.country },
      answer: SessionAnswerSchema,
      message: callMessages.startSession,
      signal,
    });
    onKnown?.(known);
    return session_id;
  };
