import { treatmentAddresses } from 'shared-contracts/host';
import { expect, it } from 'vitest';
import { destinationOfSlug, mainSlugOf } from './addresses.rules.ts';

it('finds the main slug of each treatment, and of no other id', () => {
  for (const { id, slug } of treatmentAddresses) expect(mainSlugOf(id)).toBe(slug);
  expect([mainSlugOf('999'), mainSlugOf('constructor')]).toEqual([null, null]);
});

it.each([
  ['south-korea', 'South Korea'],
  ['atlantis', null],
])('the destination at %s is %s', (slug, name) => expect(destinationOfSlug(slug)).toBe(name));
