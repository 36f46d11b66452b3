import { expect, it } from 'vitest';
import { offeredModules } from '../host/server/rendering/host-modules.ts';
import { describeOfferedModules } from './describe-offered-modules.ts';

it('a release lists the names and versions that its server offers to remotes', () => {
  const offers = describeOfferedModules();
  expect(Object.keys(offers)).toEqual(Object.keys(offeredModules));
  for (const [module, { version, names }] of Object.entries(offers)) {
    expect([module, version]).toEqual([module, offeredModules[module]?.version]);
    if (module.startsWith('shared-contracts'))
      expect(names.toSorted()).toEqual(offeredModules[module]?.names.toSorted());
  }
});
