import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf, treatmentAddress, treatmentAddresses, treatmentIdOfSlug } from './slugs.ts';

/** Aliases included. */
const slugs = treatmentAddresses.flatMap(({ slug, aliases }) => [slug, ...aliases]);

describe('addresses of treatments', () => {
  it('are 31 slugs for 25 treatments, each leading to its treatment', () => {
    expect(slugs).toHaveLength(31);
    expect(treatmentAddresses).toHaveLength(25);
    for (const { id, slug, aliases } of treatmentAddresses) {
      for (const name of [slug, ...aliases]) expect(treatmentIdOfSlug(name)).toBe(id);
      expect(treatmentAddress(id)?.slug).toBe(slug);
    }
  });

  it.each(treatmentAddresses.map(({ name, slug }) => [name, slug]))(
    'have a main slug that is the slug of the name: %s',
    (name, slug) => {
      expect(slugOf(name)).toBe(slug);
    },
  );

  it.each([
    ['Ear, Nose & Throat', 'ear-nose-and-throat'],
    ['  Two   Spaces ', 'two-spaces'],
  ])('slug of %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('any name has a slug, and the slug of a slug is itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), name => {
        const slug = slugOf(name);
        expect(slug).toMatch(/^(?:[^\s\-_/.&]+(?:-[^\s\-_/.&]+)*)?$/);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });

  it('are exactly the slugs of section 2', () => {
    const section2 =
      'gastric-sleeve, hair-transplant, dental-implants, breast-augmentation, tummy-tuck, tummy-tuck-abdominoplasty, veneers, dental-veneers, rhinoplasty, liposuction, gastric-bypass, buttock-augmentation-bbl, buttock-augmentation, facelift, eyelid-surgery-blepharoplasty, eyelid-surgery, dental-crowns, full-mouth-restoration, orthodontics, in-vitro-fertilization-ivf, ivf, in-vitro-fertilization, lasik-eye-surgery, cataract-surgery, coronary-angiogram, angioplasty, heart-bypass, heart-valve-replacement, knee-replacement, hip-replacement, spinal-fusion';
    expect(slugs.toSorted()).toEqual(section2.split(', ').toSorted());
  });

  it('are not found for any other slug', () => expect(treatmentIdOfSlug('no-such-treatment')).toBeNull());
});
