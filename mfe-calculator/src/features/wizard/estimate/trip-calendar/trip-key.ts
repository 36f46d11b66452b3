export interface TripOfCalendar {
  /** Null while there is none. */
  sessionId: number | null;
  /** Its id. */
  treatment: string;
  destination: string;
}

/** In place of a session, until the page is left. */
const page = crypto.randomUUID();

/**
 * Names a trip in a calendar without saying what it is for: the same for the same session, treatment and destination, so that
 * a later file moves the entries of an earlier one. Other trips of this visitor, and trips of other visitors, have other keys.
 */
export async function tripKey({ sessionId, treatment, destination }: TripOfCalendar): Promise<string> {
  const text = JSON.stringify([sessionId ?? page, treatment, destination]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest, 0, 16), byte => byte.toString(16).padStart(2, '0')).join('');
}
