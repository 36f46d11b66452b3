import { describe, expect, it } from 'vitest';
import { OTHER_SOURCE, sourceCountries } from '../api/source-countries.ts';
import { resetTripAtom, restoreTripAtom } from './reset-actions.ts';
import {
  chooseResidenceAtom,
  guessResidenceAtom,
  noteSavedAnswersAtom,
  takeKnownAnswersAtom,
  unsavedAnswersAtom,
} from './residence.ts';
import { currencyAtom, residenceAtom, toldPricesAtom, tripAtom } from './trip-atoms.ts';
import { defaultTrip } from './trip-data.ts';
import { createTripStore } from './trip-store.ts';

const unknown = { country: null, isGuess: false };

describe('what a visitor said besides the trip', () => {
  it('is saved where the server does not have it, and taken over from it', () => {
    const store = createTripStore();
    const told = { 52: { amount: 9_000, currency: 'GBP' } };
    store.set(takeKnownAnswersAtom, { told_prices: told, compared: ['India'] });
    expect(store.get(toldPricesAtom)).toEqual(told);
    // The trip that was compared is not continued yet.
    expect(store.get(unsavedAnswersAtom)).toBeNull();
    store.set(toldPricesAtom, { treatmentId: '30', price: { amount: 4_000, currency: 'USD' } });
    store.set(toldPricesAtom, { treatmentId: '52', price: null });
    store.set(restoreTripAtom, { ...defaultTrip, treatmentType: '30', compared: ['Turkey'] });
    const unsaved = { told_prices: { 30: { amount: 4_000, currency: 'USD' } }, compared: ['Turkey'] };
    expect(store.get(unsavedAnswersAtom)).toEqual(unsaved);
    store.set(noteSavedAnswersAtom, unsaved);
    expect(store.get(unsavedAnswersAtom)).toBeNull();
  });

  it('has as many prices as a session keeps, also the one that was just told', () => {
    const store = createTripStore();
    const price = { amount: 4_000, currency: 'USD' };
    for (let id = 40; id > 28; id -= 1) store.set(toldPricesAtom, { treatmentId: String(id), price });
    expect(Object.keys(store.get(toldPricesAtom))).toHaveLength(10);
    expect(store.get(toldPricesAtom)).toHaveProperty('29', price);
  });
});

describe('where the visitor lives', () => {
  it.each(['UK', OTHER_SOURCE])('becomes the source of the trip: %s', country => {
    const store = createTripStore();
    expect(store.get(residenceAtom)).toEqual(unknown);
    store.set(chooseResidenceAtom, country);
    expect(store.get(residenceAtom)).toEqual({ country, isGuess: false });
    expect(store.get(tripAtom)).toEqual({ ...defaultTrip, source: country });
  });

  it('is a source country', () => {
    const store = createTripStore();
    store.set(chooseResidenceAtom, 'Atlantis');
    expect([store.get(residenceAtom), store.get(tripAtom).source]).toEqual([unknown, null]);
  });

  it('is a country that the API lists', () => {
    const store = createTripStore({ sources: ['Georgia', 'UK'] });
    store.set(chooseResidenceAtom, 'USA');
    expect(store.get(residenceAtom)).toEqual(unknown);
    store.set(guessResidenceAtom, 'US');
    expect(store.get(residenceAtom)).toEqual(unknown);
    store.set(guessResidenceAtom, 'Georgia');
    expect(store.get(residenceAtom)).toEqual({ country: 'Georgia', isGuess: true });
    store.set(takeKnownAnswersAtom, { source: 'Atlantis', currency: 'GEL' });
    expect(store.get(residenceAtom)).toEqual({ country: 'Georgia', isGuess: true });
    store.set(chooseResidenceAtom, 'UK');
    expect(store.get(tripAtom).source).toBe('UK');
    store.set(restoreTripAtom, { ...defaultTrip, treatmentType: '52', source: 'USA' });
    expect(store.get(tripAtom)).toMatchObject({ treatmentType: '52', source: null });
  });

  it('is the source that the wizard asked for, and stays when that is cleared', () => {
    const store = createTripStore();
    store.set(tripAtom, { patients: 2 });
    expect(store.get(residenceAtom)).toEqual(unknown);
    store.set(tripAtom, { source: 'Kenya' });
    store.set(tripAtom, { source: null });
    expect(store.get(residenceAtom)).toEqual({ country: 'Kenya', isGuess: false });
  });

  it('survives a reset of the trip, and is not that of a shared link', () => {
    const store = createTripStore();
    store.set(chooseResidenceAtom, 'UK');
    store.set(resetTripAtom);
    expect([store.get(residenceAtom).country, store.get(tripAtom).source]).toEqual(['UK', null]);
    store.set(restoreTripAtom, { ...defaultTrip, source: 'USA' });
    expect([store.get(residenceAtom).country, store.get(tripAtom).source]).toEqual(['UK', 'USA']);
  });
});

describe('what the server knows of the visitor', () => {
  it('answers where they live, is not the source of the trip, and has nothing to be saved', () => {
    const store = createTripStore();
    store.set(guessResidenceAtom, 'UK');
    store.set(takeKnownAnswersAtom, { source: 'Kenya', currency: 'KES' });
    expect(store.get(residenceAtom)).toEqual({ country: 'Kenya', isGuess: false });
    expect([store.get(tripAtom), store.get(currencyAtom)]).toEqual([defaultTrip, 'KES']);
    expect(store.get(unsavedAnswersAtom)).toBeNull();
  });

  it('never replaces an answer, which is saved', () => {
    const store = createTripStore();
    store.set(chooseResidenceAtom, 'UK');
    store.set(currencyAtom, 'GBP');
    store.set(takeKnownAnswersAtom, { source: 'Kenya', currency: 'GBP' });
    expect(store.get(residenceAtom).country).toBe('UK');
    expect(store.get(unsavedAnswersAtom)).toEqual({ source: 'UK' });
    store.set(noteSavedAnswersAtom, { source: 'UK' });
    expect(store.get(unsavedAnswersAtom)).toBeNull();
  });

  it('has no guess', () => {
    const store = createTripStore();
    store.set(guessResidenceAtom, 'UK');
    expect(store.get(unsavedAnswersAtom)).toBeNull();
  });
});

describe('a guess where the visitor lives', () => {
  it.each<[string, string]>([
    ['DE', 'Germany'],
    ['gb', 'UK'],
    [' United States ', 'USA'],
    ['Russian Federation', 'Russia'],
    ...sourceCountries.map((country): [string, string] => [country, country]),
  ])('from %s is %s, and no source of the trip', (location, country) => {
    const store = createTripStore();
    store.set(guessResidenceAtom, location);
    expect(store.get(residenceAtom)).toEqual({ country, isGuess: true });
    expect(store.get(tripAtom)).toEqual(defaultTrip);
  });

  it.each(['unknown', 'FR', 'Atlantis', 'XX', ''])('from %j is none', location => {
    const store = createTripStore();
    store.set(guessResidenceAtom, location);
    expect(store.get(residenceAtom)).toEqual(unknown);
  });

  it('replaces a guess, never an answer', () => {
    const store = createTripStore();
    store.set(guessResidenceAtom, 'DE');
    store.set(guessResidenceAtom, 'KE');
    expect(store.get(residenceAtom)).toEqual({ country: 'Kenya', isGuess: true });
    store.set(chooseResidenceAtom, OTHER_SOURCE);
    store.set(guessResidenceAtom, 'DE');
    expect(store.get(residenceAtom)).toEqual({ country: OTHER_SOURCE, isGuess: false });
  });
});
