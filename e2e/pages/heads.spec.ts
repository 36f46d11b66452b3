import jsonld, { type JsonLdDocument } from 'jsonld';
import { socialImage } from 'shared-contracts';
import { aliases, type Head, IN_COUNTRY, mainPaths, readHead, readServedHeads } from '../support/heads.ts';
import { visit } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

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

test.describe.configure({ timeout: 240_000 });

test('every page has one head, the same with and without JavaScript', { tag: '@shell' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const canonicals = new Map<string, string>([...mainPaths.map(path => [path, path] as const), ...aliases]);
  const served = await readServedHeads(browser, baseURL, [...canonicals.keys()]);
  const titles = new Set<string>();
  for (const [path, head] of served) {
    for (const name of SINGLE) expect(head.tags[name]?.length, `${name} of ${path}`).toBe(1);
    expect(head.h1, `h1 of ${path}`).toBe(1);
    const main = canonicals.get(path) ?? '';
    expect(head.tags.canonical, path).toEqual([baseURL + main]);
    expect(head.tags['og:image'], path).toEqual([baseURL + socialImage(main)]);
    expect(typesOf(head), path).toEqual(expect.arrayContaining(['Organization', 'BreadcrumbList']));
    if (path.startsWith('/treatments/'))
      expect(typesOf(head), path).toEqual(
        expect.arrayContaining([
          'MedicalWebPage',
          'MedicalProcedure',
          'Service',
          ...(path === IN_COUNTRY ? [] : ['FAQPage']),
        ]),
      );
    expect(typesOf(head).includes('WebSite'), path).toBe(path === '/');
    for (const entry of head.data) expect(await namesOf(entry), path).toContain('https://schema.org/');
    titles.add(head.tags.title?.[0] ?? '');
  }
  expect(titles.size, 'each page has a title of its own').toBe(mainPaths.length);

  for (const path of canonicals.keys()) {
    await visit(page, path);
    expect(await page.evaluate(readHead), path).toEqual(served.get(path));
  }
});

test('a client navigation gives the same head as loading the document', { tag: '@shell' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const links = [
    ['Treatments', '/treatments'],
    ['Destinations', '/destinations'],
    ['About', '/about'],
    ['Contact Us', '/contact'],
  ] as const;
  const served = await readServedHeads(
    browser,
    baseURL,
    links.map(([, path]) => path),
  );
  // The list of treatments arrives after its page has opened.
  const list = Promise.withResolvers<void>();
  await page.route('**/api/masters/treatments', async route => {
    await list.promise;
    await route.continue();
  });
  await visit(page, '/');
  for (const [name, path] of links) {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await page.waitForURL(path);
    list.resolve();
    await expect.poll(() => page.evaluate(readHead), path).toEqual(served.get(path));
  }
});

test('the not-found page is noindex and has no canonical, with and without JavaScript', {
  tag: '@shell',
}, async ({ page, browser, baseURL, expectLog }) => {
  expectLog(/404/);
  const served = (await readServedHeads(browser, baseURL, ['/nowhere'], 404)).get('/nowhere');
  expect([served?.tags.robots, served?.tags.canonical]).toEqual([['noindex'], undefined]);
  await visit(page, '/nowhere');
  expect(await page.evaluate(readHead)).toEqual(served);
});
