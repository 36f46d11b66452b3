import { type Browser, request } from '@playwright/test';
import jsonld, { type JsonLdDocument } from 'jsonld';
import { addressesOf, destinationAddresses, pageAt, socialImage, treatmentAddresses } from 'shared-contracts';
import { visit } from '../support/navigation.ts';
import { fixedPaths } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';

const IN_COUNTRY = '/treatments/hip-replacement/india';
const mainPaths = [
  ...fixedPaths,
  ...treatmentAddresses.map(({ slug }) => `/treatments/${slug}`),
  '/destinations/india',
  IN_COUNTRY,
];
const aliases = treatmentAddresses.flatMap(({ slug, aliases: others }) =>
  others.map(alias => [`/treatments/${alias}`, `/treatments/${slug}`] as const),
);

/** The parts of a document that search engines and link previews read. */
interface Head {
  tags: Record<string, string[]>;
  data: unknown[];
  h1: number;
}

/** Reads the head of the document; runs in the browser. */
function readHead(): Head {
  const tags: Record<string, string[]> = {};
  const add = (name: string, value: string | null) => {
    tags[name] = [...(tags[name] ?? []), value ?? ''];
  };
  for (const element of document.querySelectorAll('title, meta[name], meta[property], link[rel=canonical]')) {
    const name =
      element.getAttribute('name') ??
      element.getAttribute('property') ??
      element.getAttribute('rel') ??
      element.tagName.toLowerCase();
    add(name, element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent);
  }
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  return {
    tags,
    data: Array.from(scripts, script => JSON.parse(script.textContent ?? '')),
    h1: document.querySelectorAll('h1').length,
  };
}

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

async function readServedHeads(
  browser: Browser,
  baseURL: string | undefined,
  paths: readonly string[],
  status = 200,
) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const heads = new Map<string, Head>();
  for (const path of paths) {
    expect((await page.goto(path))?.status(), path).toBe(status);
    heads.set(path, await page.evaluate(readHead));
  }
  await context.close();
  return heads;
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
  await visit(page, '/');
  for (const [name, path] of links) {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await page.waitForURL(path);
    await expect.poll(() => page.evaluate(readHead), path).toEqual(served.get(path));
  }
});

test('an alias is a 200 with the canonical of the main slug, and is not in the sitemap', {
  tag: '@shell',
}, async ({ request: api, baseURL }) => {
  const sitemap = await (await api.get(`${baseURL}/sitemap.xml`)).text();
  for (const path of mainPaths) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
  expect(aliases).toHaveLength(6);
  for (const [alias, main] of aliases) {
    const response = await api.get(baseURL + alias);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(`<link rel="canonical" href="${baseURL}${main}"/>`);
    expect(sitemap).not.toContain(`${baseURL}${alias}<`);
  }
});

test('every country, and every treatment in a country, has a page; what is not offered has none', {
  tag: ['@shell', '@smoke'],
}, async ({ request: api }) => {
  const inCountries = addressesOf(pageAt('/treatments/:slug/:country'));
  // Each treatment in one country, another one for each.
  const sample = treatmentAddresses.flatMap(
    ({ slug }, index) =>
      inCountries.filter(({ path }) => path.startsWith(`/treatments/${slug}/`))[index % 9]?.path ?? [],
  );
  expect(sample).toHaveLength(25);
  const titles = new Set<string>();
  for (const path of [...destinationAddresses.map(({ slug }) => `/destinations/${slug}`), ...sample]) {
    const response = await api.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
    expect(title.length, title).toBeLessThanOrEqual(60);
    titles.add(title);
    expect(html).toMatch(/all in/);
    expect(html).toMatch(/Indicative, as of/);
    expect(html).toMatch(/Not medical advice/);
  }
  expect(titles.size).toBe(12 + 25);
  for (const path of [
    '/destinations/atlantis',
    '/treatments/orthodontics/singapore',
    '/treatments/hip-replacement/atlantis',
    '/treatments/brain-swap/india',
  ])
    expect((await api.get(path)).status(), path).toBe(404);
});

test('all social images, the icons and the manifest exist', { tag: '@shell' }, async ({ baseURL }) => {
  const api = await request.newContext({ baseURL });
  for (const path of mainPaths) {
    const response = await api.get(socialImage(path));
    expect(response.status(), path).toBe(200);
    const bytes = await response.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630]);
  }
  for (const path of ['/_social/nowhere.png', '/_social/treatments/ivf.png', '/_social/../home.png'])
    expect((await api.get(path)).status(), path).toBe(404);
  const manifest = await (await api.get('/site.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await api.get(src)).status(), src).toBe(200);
  await api.dispose();
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
