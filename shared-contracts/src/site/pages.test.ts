import { describe, expect, it } from 'vitest';
import { remoteOfPath } from '../host/remotes.ts';
import { treatmentAddresses } from '../treatments/slugs.ts';
import { describePage } from './describe-page.ts';
import { pageAt, pagesOfRemote } from './find-pages.ts';
import { DESCRIPTION_MAX, fitTitle, TITLE_MAX } from './fit-title.ts';
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

  it('lists the addresses of a pattern with two parameters', () => {
    const addresses = addressesOf(pageAt('/treatments/:slug/:country'));
    expect(addresses).toHaveLength(295);
    const spain = addresses.find(({ path }) => path === '/treatments/in-vitro-fertilization-ivf/south-korea');
    expect(spain?.aliases).toEqual([
      '/treatments/in-vitro-fertilization/south-korea',
      '/treatments/ivf/south-korea',
    ]);
    const paths = addresses.flatMap(({ path, aliases }) => aliases.concat(path));
    expect(paths).not.toContain('/treatments/orthodontics/singapore');
    expect(addressesOf(pageAt('/destinations/:country')).map(({ path }) => path)).toContain(
      '/destinations/costa-rica',
    );
  });

  it('has titles and descriptions that search engines show whole, each of its own', () => {
    const heads = sitePages.flatMap(page =>
      addressesOf(page).map(({ path }) => describePage(page, path, sitePages)),
    );
    for (const { title, description, canonical } of heads)
      expect(
        [title.length <= TITLE_MAX, description.length <= DESCRIPTION_MAX],
        `${canonical}: ${title}, ${description}`,
      ).toEqual([true, true]);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  });
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
  it('describes an alias by the main address, below its parent', () => {
    expect(describePage(pageAt('/treatments/:slug'), '/treatments/ivf', sitePages)).toEqual({
      title: 'In Vitro Fertilization (IVF) Abroad: What It Costs',
      description:
        'What In Vitro Fertilization (IVF) costs abroad, country by country, with travel, visa, stay and food.',
      canonical: '/treatments/in-vitro-fertilization-ivf',
      breadcrumb: [
        { name: 'Treatments', path: '/treatments' },
        { name: 'In Vitro Fertilization (IVF)', path: '/treatments/in-vitro-fertilization-ivf' },
      ],
    });
  });

  it('leads to a treatment in a country by the treatment', () => {
    const path = '/treatments/hip-replacement/india';
    expect(describePage(pageAt('/treatments/:slug/:country'), path, sitePages)).toMatchObject({
      title: 'Hip Replacement in India | Carefare',
      breadcrumb: [
        { name: 'Treatments', path: '/treatments' },
        { name: 'Hip Replacement', path: '/treatments/hip-replacement' },
        { name: 'India', path },
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
