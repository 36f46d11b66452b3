import { describe, expect, it } from 'vitest';
import { describePage } from './describe-page.ts';
import { DESCRIPTION_MAX, fitTitle, TITLE_MAX } from './fit-title.ts';
import { pageAt, shellPages } from './shell-pages.ts';
import { paramsOf } from './site-page.ts';

const treatments = {
  path: '/treatments',
  name: 'Treatments',
  title: 'Treatments Abroad',
  description: 'All of them.',
  social: { title: 'Treatments', text: 'All of them.' },
};
const treatment = { ...treatments, path: '/treatments/:slug', name: 'Treatment' };
const pages = [...shellPages, treatments, treatment];

describe("the shell's own pages", () => {
  it('have a path each, and titles and descriptions that search engines show whole', () => {
    expect(new Set(shellPages.map(({ path }) => path)).size).toBe(shellPages.length);
    const heads = shellPages.map(page => describePage(page, page.path, pages));
    for (const { title, description, canonical } of heads)
      expect(
        [title.length <= TITLE_MAX, description.length <= DESCRIPTION_MAX],
        `${canonical}: ${title}, ${description}`,
      ).toEqual([true, true]);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  });
});

describe('parameters', () => {
  it.each([
    ['/a/:x', '/a/b', { x: 'b' }],
    ['/a/:x/:y', '/a/b%20c/%E4', { x: 'b c', y: '%E4' }],
    ['/a', '/a', {}],
    ['/a/:x', '/a/', undefined],
    ['/a/:x', '/a/b/c', undefined],
    ['/a/:x', '/b/c', undefined],
  ])('of %s at %s are %j', (pattern, path, params) => expect(paramsOf(pattern, path)).toEqual(params));
});

describe('a title', () => {
  const long = 'A title so long that the name of the brand has no room';
  it.each([
    [['Short'], 'Short | Carefare'],
    [[long], long],
    [['x'.repeat(61), 'Shorter'], 'Shorter | Carefare'],
  ] as const)('fits: %j', ([first, ...others], title) => expect(fitTitle(first, ...others)).toBe(title));
});

describe('describePage', () => {
  it.each([
    ['/', { title: 'What Treatment Abroad Costs, All In | Carefare', canonical: '/', breadcrumb: [] }],
    ['/about', { title: 'About Us | Carefare', breadcrumb: [{ name: 'About', path: '/about' }] }],
    ['*', { title: 'Page not found | Carefare', canonical: '/', breadcrumb: [], noindex: true }],
  ] as const)('describes %s', (path, head) => {
    expect(describePage(pageAt(path), path, pages)).toMatchObject(head);
  });

  it('describes a page of a pattern below its parent, until the page itself says more', () => {
    expect(describePage(treatment, '/treatments/ivf', pages)).toEqual({
      title: 'Treatments Abroad | Carefare',
      description: 'All of them.',
      canonical: '/treatments/ivf',
      breadcrumb: [
        { name: 'Treatments', path: '/treatments' },
        { name: 'Treatment', path: '/treatments/ivf' },
      ],
    });
  });

  it('has a title for a page of a missing remote', () => {
    expect(describePage(undefined, '/treatments/unknown', pages)).toMatchObject({
      title: 'Carefare: what treatment abroad costs, all in',
      canonical: '/treatments/unknown',
    });
  });
});
