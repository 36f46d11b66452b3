import { expect, it, vi } from 'vitest';

it('loads without Intl, whose data blocks a phone for 150 ms', async () => {
  const uses: PropertyKey[] = [];
  vi.stubGlobal(
    'Intl',
    new Proxy(Intl, {
      get(target, property) {
        uses.push(property);
        return Reflect.get(target, property);
      },
    }),
  );
  await import('./index.ts');
  vi.unstubAllGlobals();
  expect(uses, 'A module of the contract calls Intl when it loads: move the call into a function').toEqual(
    [],
  );
});
