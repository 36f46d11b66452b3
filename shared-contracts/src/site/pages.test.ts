import { describe, expect, it } from 'vitest';
import { remoteOfPath } from '../composition/remotes.ts';
import { treatmentAddresses } from '../treatments/slugs.ts';
import { describePage } from './describe-page.ts';
import { pageAt, pagesOfRemote } from './find-pages.ts';
import { sitePages } from './pages.ts';
import { addressesOf } from './site-page.ts';

describe('the table of pages', () => {
  it('has each path once, under the prefixes of its remote', () => {
    expect(new Set(sitePages.map(({ path }) => path)).size).toBe(sitePages.length);
    for (const { path, module } of sitePages)
      expect(`${remoteOfPath(path) ?? 'shell'}/`, path).toBe(`${module.split('/')[0]}/`);
  });

  it('gives a release the rows of its remote', () => {
    const pages = pagesOfRemote('quote');
    expect(pages).toContainEqual(
      expect.objectContaining({ path: '/contact', expose: 'contact', private: true }),
    );
    expect(pages.map(({ path }) => path)).not.toContain('/treatments');
  });

  it('lists the addresses of a pattern, aliases apart', () => {
    const addresses = addressesOf(pageAt('/treatments/:slug'));
    expect(addresses).toHaveLength(treatmentAddresses.length);
    expect(addresses.find(({ path }) => path === '/treatments/dental-veneers')?.aliases).toEqual([
      '/treatments/veneers',
    ]);
    expect(addressesOf(pageAt('*'))).toEqual([]);
  });
});

describe('describePage', () => {
  it('describes an alias by the main address, below its parent', () => {
    expect(describePage(pageAt('/treatments/:slug'), '/treatments/ivf', sitePages)).toEqual({
      title: 'In Vitro Fertilization (IVF) Abroad: Transparent Costs, World-Class Care | Carefare',
      description:
        'What In Vitro Fertilization (IVF) costs abroad, country by country, with travel, visa, stay and food.',
      canonical: '/treatments/in-vitro-fertilization-ivf',
      breadcrumb: [
        { name: 'Treatments', path: '/treatments' },
        { name: 'In Vitro Fertilization (IVF)', path: '/treatments/in-vitro-fertilization-ivf' },
      ],
    });
  });

  it.each([
    ['/', { title: 'What Treatment Abroad Costs, All In | Carefare', canonical: '/', breadcrumb: [] }],
    ['/about', { title: 'About Us | Carefare', breadcrumb: [{ name: 'About', path: '/about' }] }],
    ['*', { title: 'Page not found | Carefare', canonical: '/', breadcrumb: [], noindex: true }],
  ] as const)('describes %s', (path, head) => {
    expect(describePage(pageAt(path), path, sitePages)).toMatchObject(head);
  });

  it('has a title for a slug that no list knows', () => {
    expect(describePage(pageAt('/treatments/:slug'), '/treatments/unknown', sitePages)).toMatchObject({
      title: 'Carefare: what treatment abroad costs, all in',
      canonical: '/treatments/unknown',
    });
  });
});
