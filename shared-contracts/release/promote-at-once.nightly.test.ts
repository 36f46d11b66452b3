import { describe, it } from 'vitest';
import { expectNoMoveLost } from './testing/promote-at-once.ts';
import { provideStores } from './testing/stores.ts';

describe.each(provideStores().kinds)('a journal in %s', (_name, open) => {
  it.each([2, 4, 8])(
    'loses no move of %i teams that promote at once, 40 rounds',
    teams => expectNoMoveLost(open(), { teams, rounds: 40 }),
    60_000,
  );
});
