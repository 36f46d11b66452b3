import { pagesOfRemote } from 'shared-contracts/host';
import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../testing/composition-of.ts';
import { matchPage, notFoundPage } from './match.ts';

const catalogue = pagesOfRemote('catalogue');
const [treatments, treatment] = ['treatments', 'treatment'].map(name =>
  catalogue.find(({ expose }) => expose === name),
);
if (!treatments || !treatment) throw new Error('the catalogue exposes both pages');
/** A page of a newer release: the shell's own table lacks it. */
const compare = {
  ...treatments,
  path: '/treatments/compare',
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
    ['/treatments/no-such-treatment', notFoundPage.match],
    ['/treatments/compare', { kind: 'remote', id: 'catalogue/compare', params: {} }],
    ['/%61bout', { kind: 'shell', name: 'about' }],
    ['/%', notFoundPage.match],
    ['/*', notFoundPage.match],
    ['/contact', { kind: 'missing', id: 'quote/contact' }],
    ['/contact/of-a-newer-release', { kind: 'missing', id: 'quote/page' }],
    ['/treatmentsandmore', notFoundPage.match],
    ['/About', notFoundPage.match],
    ['//evil.example', notFoundPage.match],
  ])('%s', (path, expected) => {
    expect(matchPage(composition, path).match).toEqual(expected);
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
