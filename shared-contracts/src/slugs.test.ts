import * as fc from 'fast-check';
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

  it('makes a slug of anything, and the same slug of a slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), name => {
        const slug = slugOf(name);
        expect(slug).toMatch(/^(?:[^\s\-_/.&]+(?:-[^\s\-_/.&]+)*)?$/);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });

  it('knows exactly the slugs of section 2', () => {
    const section2 =
      'gastric-sleeve, hair-transplant, dental-implants, breast-augmentation, tummy-tuck, tummy-tuck-abdominoplasty, veneers, dental-veneers, rhinoplasty, liposuction, gastric-bypass, buttock-augmentation-bbl, buttock-augmentation, facelift, eyelid-surgery-blepharoplasty, eyelid-surgery, dental-crowns, full-mouth-restoration, orthodontics, in-vitro-fertilization-ivf, ivf, in-vitro-fertilization, lasik-eye-surgery, cataract-surgery, coronary-angiogram, angioplasty, heart-bypass, heart-valve-replacement, knee-replacement, hip-replacement, spinal-fusion';
    expect(validSlugs.toSorted()).toEqual(section2.split(', ').toSorted());
  });

  it('knows no other slug', () => expect(treatmentIdOfSlug('no-such-treatment')).toBeNull());
});
