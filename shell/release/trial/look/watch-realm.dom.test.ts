import { expect, it } from 'vitest';
import { watchRealm } from './watch-realm.ts';

const SCOPE = '__testScope';

it('finds what is replaced of modules that were handed on, and not what is their own', async () => {
  const findChanges = watchRealm({ scope: SCOPE });
  const library = { render: () => 'page', _state: 1, Component: { prototype: {} } };
  const contract = {
    get brand() {
      return brand;
    },
  };
  const brand = { name: 'Carefare' };
  const share = (module: object) => ({ '1.0.0': { get: () => Promise.resolve(() => module) } });
  const scope = { library: share(library), contract: share(contract), later: share({}) };
  Object.assign(globalThis, { [SCOPE]: scope });
  const find = () =>
    findChanges()
      .map(({ name }) => name)
      .filter(name => name !== `globalThis.${SCOPE}`);

  await scope.contract['1.0.0'].get();
  expect((await scope.library['1.0.0'].get())()).toBe(library);
  library._state = 2;
  expect(find()).toEqual([]);

  library.render = () => 'nothing';
  Reflect.set(library.Component.prototype, 'last', 1);
  brand.name = 'Other';
  await scope.library['1.0.0'].get();
  expect(find().toSorted()).toEqual([
    'contract.brand.name',
    'library.Component.prototype.last',
    'library.render',
  ]);
});
