import { describe, expect, it } from 'vitest';
import { mainSlugOf, slugOf, treatmentAddresses, treatmentIdOfSlug, validSlugs } from './slugs.ts';

describe('addresses of treatments', () => {
  it('has 31 slugs for 25 treatments, and each leads to its treatment', () => {
    expect(validSlugs).toHaveLength(31);
    expect(treatmentAddresses).toHaveLength(25);
    for (const { id, slug, aliases } of treatmentAddresses) {
      for (const each of [slug, ...aliases]) expect(treatmentIdOfSlug(each)).toBe(id);
      expect(mainSlugOf(id)).toBe(slug);
    }
  });

  it.each(treatmentAddresses.map(({ name, slug }) => [name, slug]))(
    'makes the main slug of %s by the rule',
    (name, slug) => {
      expect(slugOf(name)).toBe(slug);
    },
  );

  it.each([
    ['Ear, Nose & Throat', 'ear-nose-and-throat'],
    ['  Two   Spaces ', 'two-spaces'],
  ])('makes a slug of %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('knows no other slug', () => expect(treatmentIdOfSlug('no-such-treatment')).toBeNull());
});
