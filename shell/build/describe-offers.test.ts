import { expect, it } from 'vitest';
import { hostOffers } from '../host/server/rendering/host-modules.ts';
import { describeOffers } from './describe-offers.ts';

it('a release lists the names and versions that its server offers to remotes', () => {
  const offers = describeOffers();
  expect(Object.keys(offers)).toEqual(Object.keys(hostOffers));
  for (const [module, { version, names }] of Object.entries(offers)) {
    expect([module, version]).toEqual([module, hostOffers[module]?.version]);
    if (module.startsWith('shared-contracts'))
      expect(names.toSorted()).toEqual(hostOffers[module]?.names.toSorted());
  }
});
