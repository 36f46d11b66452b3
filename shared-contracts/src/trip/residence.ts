import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { TripSourceSchema } from '../api/fields.ts';
import type { KnownAnswers } from '../api/known-answers.ts';
import { sourceCountries } from '../api/source-countries.ts';
import { currencyAtom, knownState, residenceState, tripAtom } from './trip-atoms.ts';

/** How else `/geo` may name the source countries: by longer names, and by their ISO 3166 codes. */
const otherNames = new Map([
  ['UNITED ARAB EMIRATES', 'UAE'],
  ['RUSSIAN FEDERATION', 'Russia'],
  ['UNITED KINGDOM', 'UK'],
  ['UNITED STATES', 'USA'],
  ['US', 'USA'],
  ['CA', 'Canada'],
  ['GB', 'UK'],
  ['DE', 'Germany'],
  ['AE', 'UAE'],
  ['SA', 'Saudi Arabia'],
  ['NG', 'Nigeria'],
  ['KE', 'Kenya'],
  ['ZA', 'South Africa'],
  ['AU', 'Australia'],
  ['BD', 'Bangladesh'],
  ['RU', 'Russia'],
]);

/**
 * Answers where the visitor lives: a source country, or `OTHER_SOURCE` (section 10.27). It becomes the source of the trip.
 * Anything else is ignored.
 */
export const chooseResidenceAtom = atom(null, (_get, set, country: string) => {
  if (v.is(TripSourceSchema, country)) set(tripAtom, { source: country });
});

/** Guesses where the visitor lives from the country of their location. Never replaces an answer, and is not a source of the trip. */
export const guessResidenceAtom = atom(null, (get, set, location: string) => {
  const name = location.trim().toUpperCase();
  const guess = otherNames.get(name) ?? sourceCountries.find(source => source.toUpperCase() === name);
  const { country, isGuess } = get(residenceState);
  if (guess && (country === null || isGuess)) set(residenceState, { country: guess, isGuess: true });
});

/**
 * Takes over what the visitor said on an earlier page. It answers where they live, as a reset of the trip leaves that
 * answered, and never replaces what this page was told meanwhile.
 */
export const takeKnownAnswersAtom = atom(null, (get, set, known: KnownAnswers) => {
  set(knownState, known);
  const { country, isGuess } = get(residenceState);
  if (known.source && (country === null || isGuess))
    set(residenceState, { country: known.source, isGuess: false });
  if (known.currency && get(currencyAtom) === null) set(currencyAtom, known.currency);
});

/** What this page was told and the server does not know; null if that is nothing. */
export const unsavedAnswersAtom = atom((get): KnownAnswers | null => {
  const known = get(knownState);
  const { country, isGuess } = get(residenceState);
  const currency = get(currencyAtom);
  const unsaved = {
    ...(country !== null && !isGuess && country !== known.source && { source: country }),
    ...(currency !== null && currency !== known.currency && { currency }),
  };
  return Object.keys(unsaved).length > 0 ? unsaved : null;
});

/** Notes that the server knows these answers now. */
export const noteSavedAnswersAtom = atom(null, (get, set, saved: KnownAnswers) =>
  set(knownState, { ...get(knownState), ...saved }),
);
