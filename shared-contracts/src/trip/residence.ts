import { atom } from 'jotai/vanilla';
import type { KnownAnswers } from '../api/known-answers.ts';
import {
  countriesAtom,
  currencyAtom,
  isSourceAtom,
  knownState,
  residenceState,
  toldPricesAtom,
  tripAtom,
} from './trip-atoms.ts';

/** Other names that `/geo` may use for countries: longer names, and ISO 3166 codes. */
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
export const chooseResidenceAtom = atom(null, (get, set, country: string) => {
  if (get(isSourceAtom)(country)) set(tripAtom, { source: country });
});

/** Guesses where the visitor lives from the country of their location. Never replaces an answer, and is not a source of the trip. */
export const guessResidenceAtom = atom(null, (get, set, location: string) => {
  const name = location.trim().toUpperCase();
  const called = otherNames.get(name)?.toUpperCase() ?? name;
  const guess = get(countriesAtom).sources.find(source => source.toUpperCase() === called);
  const { country, isGuess } = get(residenceState);
  if (guess && (country === null || isGuess)) set(residenceState, { country: guess, isGuess: true });
});

/**
 * Takes over what the visitor answered on an earlier page. Where they live is then answered but not yet the trip's source, as
 * after a reset of the trip. Never replaces what they have answered on this page.
 */
export const takeKnownAnswersAtom = atom(null, (get, set, known: KnownAnswers) => {
  set(knownState, known);
  const { country, isGuess } = get(residenceState);
  if (known.source && get(isSourceAtom)(known.source) && (country === null || isGuess))
    set(residenceState, { country: known.source, isGuess: false });
  if (known.currency && get(currencyAtom) === null) set(currencyAtom, known.currency);
  const told = get(toldPricesAtom);
  for (const [treatmentId, price] of Object.entries(known.told_prices ?? {}))
    if (!Object.hasOwn(told, treatmentId)) set(toldPricesAtom, { treatmentId, price });
});

/** Answers that the visitor gave on this page and the server does not have; null if there are none. */
export const unsavedAnswersAtom = atom((get): KnownAnswers | null => {
  const known = get(knownState);
  const { country, isGuess } = get(residenceState);
  const currency = get(currencyAtom);
  const told = get(toldPricesAtom);
  // The comparisons of a trip that was begun: the server's trip is not here before it is continued.
  const compared = get(tripAtom).treatmentType === null ? (known.compared ?? []) : get(tripAtom).compared;
  const unsaved = {
    ...(country !== null && !isGuess && country !== known.source && { source: country }),
    ...(currency !== null && currency !== known.currency && { currency }),
    ...(JSON.stringify(compared) !== JSON.stringify(known.compared ?? []) && { compared }),
    ...(JSON.stringify(told) !== JSON.stringify(known.told_prices ?? {}) && { told_prices: told }),
  };
  return Object.keys(unsaved).length > 0 ? unsaved : null;
});

/** Notes that the server knows these answers now. */
export const noteSavedAnswersAtom = atom(null, (get, set, saved: KnownAnswers) =>
  set(knownState, { ...get(knownState), ...saved }),
);
