import { defaultTrip, type TripData } from './trip-data.ts';

/** The fragment of a shared link without its trip. */
export const SHARED_SECTION = '#calculator-section';

/**
 * The fragment that restores a trip on another device: `#calculator-section&trip=v1.…`. It has the answers that differ from
 * the defaults, the currency that its amounts are shown in, and nothing about the person. Browsers never send fragments to servers.
 */
export function tripLink(trip: TripData, currency?: string): string {
  const answers = { ...Object.fromEntries(givenAnswers(trip)), ...(currency && { currency }) };
  return `${SHARED_SECTION}&trip=v1.${encode(JSON.stringify(answers))}`;
}

/** The answers that differ from the defaults. */
export const givenAnswers = (trip: TripData) =>
  Object.entries(trip).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(defaultTrip[key as keyof TripData]),
  );

/** Encodes a text as base64url of its UTF-8. */
function encode(text: string): string {
  const bytes = String.fromCodePoint(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
