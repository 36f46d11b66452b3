import { type ParsedTrip, packTrip, parseTrip } from './parse-trip.ts';
import { defaultTrip, type TripData } from './trip-data.ts';

/** The section that a shared link opens. */
const SECTION = '#calculator-section';
const SHARED = /&trip=([^&]*)/;
const VERSIONED = /^(v\d{1,3})\.([\w-]{1,2000})$/;
const damaged: ParsedTrip = { trip: null, reason: 'damaged' };

/**
 * The fragment that restores a trip on another device: `#calculator-section&trip=v1.…`. A fragment is never sent to a
 * server. It holds the trip's answers as far as they differ from the defaults, and nothing about the person.
 */
export function shareFragment(trip: TripData): string {
  const { version, trip: answers } = packTrip(trip);
  const given = Object.entries(answers).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(defaultTrip[key as keyof TripData]),
  );
  return `${SECTION}&trip=${version}.${encode(JSON.stringify(Object.fromEntries(given)))}`;
}

/**
 * The trip in a fragment. Never throws.
 * @param today `YYYY-MM-DD`; dates that are not in the bounds as of this day are dropped
 * @returns null when the fragment carries none; a reading without a trip when it carries one that cannot be read
 */
export function parseShareFragment(fragment: string, today: string): ParsedTrip | null {
  const shared = SHARED.exec(fragment)?.[1];
  if (shared === undefined) return null;
  const [, version, text] = VERSIONED.exec(shared) ?? [];
  const answers = text === undefined ? undefined : decode(text);
  return answers === undefined ? damaged : parseTrip({ version, trip: answers }, today);
}

/** The fragment without its trip: what stays in the address once the trip was taken. */
export const withoutTrip = (fragment: string): string => fragment.replace(SHARED, '');

/** Text as base64url of its UTF-8. */
function encode(text: string): string {
  const bytes = String.fromCodePoint(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The JSON value in such a text; undefined when it is none. */
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
