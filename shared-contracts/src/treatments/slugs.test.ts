import { section3Treatments } from '@carefare/testing/section-3';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { assignSlugs } from './assign-slugs.ts';
import { type Addressed, hasSlug, pathOf, SlugSchema, slugOf, treatmentSlug } from './slugs.ts';

const named = (id: string, name: string, rest: Partial<Addressed> = {}): Addressed & { id: string } => ({
  id,
  name,
  ...rest,
});
const idOf = (list: readonly (Addressed & { id: string })[], slug: string) =>
  list.filter(treatment => hasSlug(treatment, slug)).map(({ id }) => id);

describe('slugs', () => {
  it.each([
    ['Ear, Nose & Throat', 'ear-nose-and-throat'],
    ['  Two   Spaces ', 'two-spaces'],
    ['Réfractive à l’œil', 'refractive-a-lœil'],
    ...section3Treatments.map(({ name, slug }): [string, string] => [name, slug]),
  ])('slug of %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it.each([
    ['Fußchirurgie', 'fußchirurgie', '/fu%C3%9Fchirurgie'],
    ['Operacja łękotki', 'operacja-łekotki', '/operacja-%C5%82ekotki'],
    ['Øreoperation', 'øreoperation', '/%C3%B8reoperation'],
    ['Kalp pili takılması', 'kalp-pili-takılması', '/kalp-pili-tak%C4%B1lmas%C4%B1'],
    [
      'Операция на колене',
      'операция-на-колене',
      '/%D0%BE%D0%BF%D0%B5%D1%80%D0%B0%D1%86%D0%B8%D1%8F-%D0%BD%D0%B0-%D0%BA%D0%BE%D0%BB%D0%B5%D0%BD%D0%B5',
    ],
    ['白内障手術', '白内障手術', '/%E7%99%BD%E5%86%85%E9%9A%9C%E6%89%8B%E8%A1%93'],
    ['무릎 수술', '무릎-수술', '/%EB%AC%B4%EB%A6%8E-%EC%88%98%EC%88%A0'],
    ['Ménière', 'meniere', '/meniere'],
  ])('slug and path of %s', (name, slug, path) => {
    expect([slugOf(name), v.parse(SlugSchema, slug.normalize('NFD')), pathOf([slug])]).toEqual([
      slug,
      slug,
      path,
    ]);
  });

  it('any slug is a part of a path, and its path has one spelling', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), name => {
        const slug = slugOf(name);
        if (!slug) return;
        expect(v.is(SlugSchema, slug)).toBe(true);
        const path = pathOf([slug]) ?? '';
        expect(new URL(path, 'https://carefare.example').pathname).toBe(path);
        expect(pathOf([decodeURIComponent(path.slice(1))])).toBe(path);
      }),
    );
  });

  it('any name has a slug, and the slug of a slug is itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), name => {
        const slug = slugOf(name);
        expect(slug).toMatch(/^(?:[^\s\-_/.&]+(?:-[^\s\-_/.&]+)*)?$/);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});

describe('addresses of treatments', () => {
  const list = assignSlugs(section3Treatments.map(({ id, name }) => named(id, name)));

  it('are exactly the slugs of section 2, each of its treatment', () => {
    const section2 =
      'gastric-sleeve, hair-transplant, dental-implants, breast-augmentation, tummy-tuck, tummy-tuck-abdominoplasty, veneers, dental-veneers, rhinoplasty, liposuction, gastric-bypass, buttock-augmentation-bbl, buttock-augmentation, facelift, eyelid-surgery-blepharoplasty, eyelid-surgery, dental-crowns, full-mouth-restoration, orthodontics, in-vitro-fertilization-ivf, ivf, in-vitro-fertilization, lasik-eye-surgery, cataract-surgery, coronary-angiogram, angioplasty, heart-bypass, heart-valve-replacement, knee-replacement, hip-replacement, spinal-fusion';
    const slugs = list.flatMap(treatment => [treatmentSlug(treatment), ...(treatment.aliases ?? [])]);
    expect(slugs.toSorted()).toEqual(section2.split(', ').toSorted());
    for (const { id, slug, aliases } of section3Treatments)
      for (const each of [slug, ...aliases]) expect(idOf(list, each)).toEqual([id]);
  });

  it('are those of the API where it names them', () => {
    const [renamed] = assignSlugs([
      named('29', 'Hair Restoration', { slug: 'hair', aliases: ['hair-transplant'] }),
    ]);
    expect(renamed && treatmentSlug(renamed)).toBe('hair');
    expect(renamed?.aliases).toEqual(['hair-transplant', 'hair-restoration']);
  });

  it('are section 3’s for its ids whatever the API calls them, and lead there by the name as well', () => {
    const renamed = assignSlugs([named('29', 'Hair Restoration')]);
    expect(renamed.map(treatmentSlug)).toEqual(['hair-transplant']);
    expect(idOf(renamed, 'hair-restoration')).toEqual(['29']);
  });

  it('follow the rule of section 2 for all others; of two the later has its id behind it', () => {
    const others = assignSlugs([
      named('54', 'Jaw & Chin Surgery'),
      named('55', 'Jaw and Chin Surgery'),
      named('56', '!!'),
      named('57', 'Other', { aliases: ['jaw-and-chin-surgery'] }),
      named('58', 'زراعة الشعر'),
    ]);
    expect(others.map(treatmentSlug)).toEqual([
      'jaw-and-chin-surgery',
      'jaw-and-chin-surgery-55',
      '56',
      'other',
      'زراعة-الشعر',
    ]);
    expect(idOf(others, 'jaw-and-chin-surgery')).toEqual(['54']);
  });

  it('lead to one treatment each, whatever the API sends', () => {
    const slug = fc.constantFrom('a', 'b', 'c', 'a-1');
    const row = fc.record({ name: slug, slug: fc.option(slug, { nil: undefined }), aliases: fc.array(slug) });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), rows => {
        const given = assignSlugs(rows.map((treatment, index) => ({ ...treatment, id: `${index + 1}` })));
        expect(new Set(given.map(treatmentSlug)).size).toBe(given.length);
        for (const treatment of given) expect(idOf(given, treatmentSlug(treatment))).toEqual([treatment.id]);
      }),
    );
  });
});
