import { type ParsedTrip, parseTrip } from './parse-trip.ts';
import { defaultTrip, type TripData } from './trip-data.ts';

const SECTION = '#calculator-section';
const SHARED = /&trip=([^&]*)/;
/** The version of the format, which only gains answers, and the answers. */
const VERSIONED = /^v1\.([\w-]{1,2000})$/;
const damaged: ParsedTrip = { trip: null };

/**
 * The fragment that restores a trip on another device: `#calculator-section&trip=v1.…`. It has the answers that differ from
 * the defaults, and nothing about the person. Browsers never send fragments to servers.
 */
export function shareFragment(trip: TripData): string {
  return `${SECTION}&trip=v1.${encode(JSON.stringify(Object.fromEntries(givenAnswers(trip))))}`;
}

/** The answers that differ from the defaults. */
const givenAnswers = (trip: TripData) =>
  Object.entries(trip).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(defaultTrip[key as keyof TripData]),
  );

/**
 * Parses the trip in a fragment. Never throws. A link without any answer is damaged: no estimate is shared without them.
 * @param today `YYYY-MM-DD`; dates out of bounds on this day are dropped
 * @returns null if the fragment has no trip
 */
export function parseShareFragment(fragment: string, today: string): ParsedTrip | null {
  const shared = SHARED.exec(fragment)?.[1];
  if (shared === undefined) return null;
  const text = VERSIONED.exec(shared)?.[1];
  const answers = text === undefined ? undefined : decode(text);
  if (answers === undefined) return damaged;
  const parsed = parseTrip(answers, today);
  const isEmpty = parsed.trip && !parsed.datesDropped && givenAnswers(parsed.trip).length === 0;
  return isEmpty ? damaged : parsed;
}

/** The fragment without its trip. */
export const withoutTrip = (fragment: string): string => fragment.replace(SHARED, '');

/** Encodes a text as base64url of its UTF-8. */
function encode(text: string): string {
  const bytes = String.fromCodePoint(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes such a text to its JSON value; undefined if invalid. */
function decode(text: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), byte =>
      byte.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
