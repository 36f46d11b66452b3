import { expect, it } from 'vitest';
import { findLostAnswers, readStoredTrip } from './stored-trips.ts';

it('trips that were stored or shared are read back without loss', () => {
  expect(findLostAnswers()).toEqual([]);
});

it('names what a contract that drops, or changes, an answer loses', () => {
  const lost = findLostAnswers(stored => {
    const { units: _, ...trip } = readStoredTrip(stored);
    return { ...trip, companions: 0 };
  });
  expect(lost).toEqual([
    'a link of contract 1.0.0 loses companions',
    'a link of contract 1.3.0 loses units',
    'a trip that the API kept for contract 1.4.0 loses units, companions',
  ]);
});
