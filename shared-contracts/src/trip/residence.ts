import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { sourceCountries } from '../api/bounds.ts';
import { TripSourceSchema } from '../api/fields.ts';
import { updateTripAtom } from './trip-actions.ts';
import { residenceState } from './trip-atoms.ts';

/** How else `/geo` may name the source countries: by their ISO 3166 codes, and by longer names. */
const otherNames = new Map([
  ['US', 'USA'],
  ['UNITED STATES', 'USA'],
  ['CA', 'Canada'],
  ['GB', 'UK'],
  ['UNITED KINGDOM', 'UK'],
  ['DE', 'Germany'],
  ['AE', 'UAE'],
  ['UNITED ARAB EMIRATES', 'UAE'],
  ['SA', 'Saudi Arabia'],
  ['NG', 'Nigeria'],
  ['KE', 'Kenya'],
  ['ZA', 'South Africa'],
  ['AU', 'Australia'],
  ['BD', 'Bangladesh'],
  ['RU', 'Russia'],
  ['RUSSIAN FEDERATION', 'Russia'],
]);

/**
 * Answers where the visitor lives: a source country, or `OTHER_SOURCE` (section 10.27). It becomes the source of the trip.
 * Anything else is ignored.
 */
export const chooseResidenceAtom = atom(null, (_get, set, country: string) => {
  if (v.is(TripSourceSchema, country)) set(updateTripAtom, { source: country });
});

/** Guesses where the visitor lives from the country of their location. Never replaces an answer, and is no source of the trip. */
export const guessResidenceAtom = atom(null, (get, set, location: string) => {
  const name = location.trim().toUpperCase();
  const guess = otherNames.get(name) ?? sourceCountries.find(source => source.toUpperCase() === name);
  const { country, isGuess } = get(residenceState);
  if (guess && (country === null || isGuess)) set(residenceState, { country: guess, isGuess: true });
});
