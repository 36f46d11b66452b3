import { expect, it } from 'vitest';
import { findLostAnswers, readStoredTrip } from './stored-trips.ts';

it('trips that were stored or shared are read back without loss', async () => {
  expect(await findLostAnswers()).toEqual([]);
});

it('names what a contract that drops, or changes, an answer loses', async () => {
  const lost = await findLostAnswers(async stored => {
    const { units: _units, visits: _visits, ...trip } = await readStoredTrip(stored);
    return { ...trip, companions: 0, people_count: 2 };
  });
  expect(lost).toEqual([
    'a link of contract 1.0.0 loses units, visits, companions',
    'a trip that the API kept for contract 1.0.0 loses units, visits, people_count',
  ]);
});
