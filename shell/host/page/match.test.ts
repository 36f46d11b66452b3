import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../testing/composition-of.ts';
import { rows } from '../../testing/rows.ts';
import { matchPage, notFoundPage } from './match.ts';
import { findMove } from './pages-of.ts';

const [treatments, treatment] = rows.catalogue;
if (!treatments || !treatment) throw new Error('the catalogue has both pages');
const compare = {
  ...treatments,
  path: '/treatments/compare',
  formerly: ['/treatments/comparison', '/treatments/:one/or/:other'],
  expose: 'compare',
  name: 'Compare',
  title: 'Compare Treatments',
};
const composition = compositionOf('catalogue', { pages: [treatment, treatments, compare] });

describe('matchPage', () => {
  it.each([
    ['/', { kind: 'shell', name: 'home' }],
    ['/about/', { kind: 'shell', name: 'about' }],
    ['/treatments', { kind: 'remote', id: 'catalogue/treatments', params: {} }],
    ['/treatments/veneers', { kind: 'remote', id: 'catalogue/treatment', params: { slug: 'veneers' } }],
    [
      '/treatments/no-such-treatment',
      { kind: 'remote', id: 'catalogue/treatment', params: { slug: 'no-such-treatment' } },
    ],
    ['/treatments/compare', { kind: 'remote', id: 'catalogue/compare', params: {} }],
    ['/%61bout', { kind: 'shell', name: 'about' }],
    ['/%', notFoundPage.match],
    ['/*', notFoundPage.match],
    ['/contact', notFoundPage.match],
    ['/treatmentsandmore', notFoundPage.match],
    ['/About', notFoundPage.match],
    ['//evil.example', notFoundPage.match],
  ])('%s', (path, expected) => {
    expect(matchPage(composition, path).match).toEqual(expected);
  });

  it.each([{ missing: ['quote' as const] }, { isPartial: true as const }])(
    'does not know whether there is a page while %j',
    lack => {
      const known = { ...composition, ...lack };
      expect(matchPage(known, '/contact').match).toEqual({ kind: 'missing' });
      expect(matchPage(known, '/treatments').match.kind).toBe('remote');
    },
  );

  it.each([
    ['/treatments/comparison', '/treatments/compare'],
    ['/treatments/a/or/b', '/treatments/compare'],
    ['/treatments/compare', undefined],
    ['/treatments/a', undefined],
  ])('%s leads to %s for good', (path, to) => expect(findMove(composition, path)).toBe(to));

  it('fills the parameters of a former path in', () => {
    const pages = [{ ...treatment, formerly: ['/cures/:slug'] }];
    expect(findMove(compositionOf('catalogue', { pages }), '/cures/a%20b')).toBe('/treatments/a%20b');
  });

  it('describes a page that only its release knows, below its parent', () => {
    expect(matchPage(composition, '/treatments/compare').head).toMatchObject({
      title: 'Compare Treatments | Carefare',
      canonical: '/treatments/compare',
      breadcrumb: [
        { name: 'Treatments', path: '/treatments' },
        { name: 'Compare', path: '/treatments/compare' },
      ],
    });
  });
});
