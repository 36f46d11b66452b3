import { section3Treatments } from '@carefare/testing/section-3';
import jsonld, { type JsonLdDocument } from 'jsonld';
import { socialImage } from 'shared-contracts/host';
import { expectAccessible } from '../support/axe.ts';
import { followHeaderLink, holdRequests, visit } from '../support/navigation.ts';
import { fixedPaths, IN_COUNTRY, pagesOfPackages } from '../support/paths.ts';
import { allOr } from '../support/scope.ts';
import { readSitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { expectValidHtml } from '../support/valid-html.ts';
import { type Head, readHead, readServedHeads, servedPage } from './served-pages.ts';

const mainPaths = [
  ...fixedPaths,
  ...section3Treatments.map(({ slug }) => `/treatments/${slug}`),
  '/destinations/india',
  IN_COUNTRY,
];
/** Other addresses of treatments, with the main one. */
const aliases = section3Treatments.flatMap(({ slug, aliases: others }) =>
  others.map(alias => [`/treatments/${alias}`, `/treatments/${slug}`] as const),
);

const SINGLE = [
  'title',
  'description',
  'robots',
  'canonical',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
];

const typesOf = (head: Head) =>
  head.data.map(entry =>
    typeof entry === 'object' && entry && '@type' in entry ? entry['@type'] : undefined,
  );

/** Schema.org's context without its network: all names are its own. */
const documentLoader = (url: string) =>
  Promise.resolve({ documentUrl: url, document: { '@context': { '@vocab': 'https://schema.org/' } } });

/** Where the names of a structured datum come from, as a JSON-LD processor reads it: nothing else is left of one without a context. */
async function namesOf(entry: unknown): Promise<string[]> {
  const [thing = {}] = await jsonld.expand(entry as JsonLdDocument, { documentLoader });
  const names = Object.keys(thing).filter(name => !name.startsWith('@'));
  return [...new Set(names.map(name => name.slice(0, name.lastIndexOf('/') + 1)))];
}

test('every page has one head, the same with and without JavaScript', { tag: '@shell' }, async ({
  page,
  baseURL,
}) => {
  test.slow();
  expect(aliases).toHaveLength(6);
  const sample = mainPaths.filter((path, index) => !path.startsWith('/treatments/') || index % 3 === 0);
  const opened = allOr(mainPaths, [...sample, ...pagesOfPackages, IN_COUNTRY]);
  const canonicals = new Map<string, string>([...opened.map(path => [path, path] as const), ...aliases]);
  const served = await readServedHeads(page, [...canonicals.keys()]);
  const titles = new Set<string>();
  for (const [path, head] of served) {
    for (const name of SINGLE) expect(head.tags[name]?.length, `${name} of ${path}`).toBe(1);
    expect(head.h1, `h1 of ${path}`).toBe(1);
    const main = canonicals.get(path) ?? '';
    expect(head.tags.canonical, path).toEqual([baseURL + main]);
    expect(head.tags['og:image'], path).toEqual([baseURL + socialImage(main)]);
    const ofTreatment = ['MedicalWebPage', 'MedicalProcedure'];
    const types = [
      'Organization',
      ...(path === '/' ? [] : ['BreadcrumbList']),
      ...(path.startsWith('/treatments/') ? ofTreatment : []),
      ...(path.startsWith('/treatments/') && path !== IN_COUNTRY ? ['FAQPage'] : []),
    ];
    expect(typesOf(head), path).toEqual(expect.arrayContaining(types));
    expect(typesOf(head).includes('WebSite'), path).toBe(path === '/');
    for (const entry of head.data) expect(await namesOf(entry), path).toContain('https://schema.org/');
    titles.add(head.tags.title?.[0] ?? '');
  }
  expect(titles.size, 'each page has a title of its own').toBe(new Set(canonicals.values()).size);

  for (const path of allOr([...canonicals.keys()], [...pagesOfPackages, IN_COUNTRY])) {
    await visit(page, path);
    expect(await page.evaluate(readHead, undefined), path).toEqual(served.get(path));
  }
});

test('a client navigation gives the same head as loading the document', { tag: '@shell' }, async ({
  page,
}) => {
  const links = [
    ['Treatments', '/treatments'],
    ['Destinations', '/destinations'],
    ['About', '/about'],
    ['Contact Us', '/contact'],
  ] as const;
  const served = await readServedHeads(
    page,
    links.map(([, path]) => path),
  );
  // The list of treatments arrives after its page has opened.
  const sendList = await holdRequests(page, '**/api/masters/treatments');
  await visit(page, '/');
  for (const [name, path] of links) {
    await followHeaderLink(page, name);
    await page.waitForURL(path);
    sendList();
    await expect.poll(() => page.evaluate(readHead, undefined), path).toEqual(served.get(path));
  }
});

test('the sitemap, the social images, the icons and the manifest exist', { tag: '@shell' }, async ({
  request,
  baseURL,
}) => {
  const sitemap = await readSitemap(baseURL ?? '');
  for (const path of mainPaths) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
  for (const [alias] of aliases) expect(sitemap).not.toContain(`${baseURL}${alias}<`);
  for (const path of allOr(mainPaths, ['/', '/treatments/facelift', '/destinations/india', IN_COUNTRY])) {
    const response = await request.get(socialImage(path));
    expect(response.status(), path).toBe(200);
    const bytes = await response.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630]);
  }
  for (const path of ['/_social/nowhere.png', '/_social/treatments/ivf.png', '/_social/../home.png'])
    expect((await request.get(path)).status(), path).toBe(404);
  const { icons } = await (await request.get('/site.webmanifest')).json();
  expect(icons).not.toEqual([]);
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
});

test('what leads nowhere is a 404 without an address of its own, and with a link home', {
  tag: '@shell',
}, async ({ page, expectLog }) => {
  expectLog(/status of 404/);
  expectLog(/not.found/i);
  const served = await readServedHeads(page, ['/nowhere', '/treatments/no-such-treatment'], 404);
  for (const { tags } of served.values())
    expect([tags.robots, tags.canonical]).toEqual([['noindex'], undefined]);
  await expectValidHtml((await servedPage('/nowhere')).html);
  for (const [path, head] of served) {
    await visit(page, path);
    expect(await page.evaluate(readHead, undefined), path).toEqual(head);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toHaveAttribute('href', '/');
  }
  await expectAccessible(page);
});
