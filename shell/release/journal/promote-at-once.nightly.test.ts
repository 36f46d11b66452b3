import { describe, it } from 'vitest';
import { expectNoMoveLost } from '../testing/promote-at-once.ts';
import { provideStores } from '../testing/stores.ts';

describe.each(provideStores().kinds)('a journal in %s', (_name, open) => {
  // Each retries until its turn, so the work grows with the square of the teams.
  it.each([
    [2, 40],
    [4, 20],
    [8, 10],
  ])(
    'loses no move of %i teams that promote at once, %i rounds',
    (teams, rounds) => expectNoMoveLost(open(), { teams, rounds }),
    60_000,
  );
});
