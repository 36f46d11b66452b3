import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import type { sourceCountries } from '../api/bounds.ts';
import { TripSourceSchema } from '../api/fields.ts';
import { updateTripAtom } from './trip-actions.ts';
import { residenceState } from './trip-atoms.ts';

type SourceCountry = (typeof sourceCountries)[number];

/** How `/geo` may name the source countries: codes of ISO 3166, and names in lower case. */
const locationNames: Record<SourceCountry, readonly string[]> = {
  USA: ['us', 'usa', 'united states', 'united states of america'],
  Canada: ['ca', 'canada'],
  UK: ['gb', 'uk', 'united kingdom', 'great britain'],
  Germany: ['de', 'germany'],
  UAE: ['ae', 'uae', 'united arab emirates'],
  'Saudi Arabia': ['sa', 'saudi arabia'],
  Nigeria: ['ng', 'nigeria'],
  Kenya: ['ke', 'kenya'],
  'South Africa': ['za', 'south africa'],
  Australia: ['au', 'australia'],
  Bangladesh: ['bd', 'bangladesh'],
  Russia: ['ru', 'russia', 'russian federation'],
};

/**
 * Answers where the visitor lives: a source country, or `OTHER_SOURCE` (section 10.27). It becomes the source of the trip.
 * Anything else is ignored.
 */
export const chooseResidenceAtom = atom(null, (_get, set, country: string) => {
  if (v.is(TripSourceSchema, country)) set(updateTripAtom, { source: country });
});

/** Guesses where the visitor lives from the country of their location. Never replaces an answer, and is no source of the trip. */
export const guessResidenceAtom = atom(null, (get, set, location: string) => {
  const name = location.trim().toLowerCase();
  const guess = Object.entries(locationNames).find(([, names]) => names.includes(name));
  const { country, isGuess } = get(residenceState);
  if (guess && (country === null || isGuess)) set(residenceState, { country: guess[0], isGuess: true });
});
