import { isNotFound } from './api-error.ts';
import type { Http } from './call.ts';
import { callMessages } from './call-messages.ts';
import { SessionAnswerSchema } from './known-answers.ts';
import type { OnKnown, SessionPlace } from './start-session.ts';

/** `GET /journey/by-ip/{ip}`; null if this browser has no session there (404). @throws ApiError 'Failed to check existing session' */
export const fetchSession =
  (http: Http) =>
  async (place: SessionPlace, signal?: AbortSignal, onKnown?: OnKnown): Promise<number | null> => {
    try {
      const { session_id, ...known } = await http({
        path: `journey/by-ip/${encodeURIComponent(place.ip)}`,
        search: { country: place.country },
        answer: SessionAnswerSchema,
        message: callMessages.findSession,
        signal,
      });
      onKnown?.(known);
      return session_id;
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  };
