import { expectAccessible } from '../support/axe.ts';
import { answerSteps, CALCULATOR, calculatorOf, nextButton } from '../support/calculator.ts';
import { expectTotal } from '../support/estimate.ts';
import {
  expectNoHorizontalScroll,
  visit,
  waitForHydration,
  waitForIdle,
  waitUntilReady,
} from '../support/navigation.ts';
import { HASH_KEY, postForm } from '../support/post-form.ts';
import { fillRequired, resultOf, send } from '../support/quote-form.ts';
import { allOr } from '../support/scope.ts';
import { readSitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { startSection7Site } from './section-7-site.ts';

let site: Awaited<ReturnType<typeof startSection7Site>>;
test.beforeAll(async () => {
  site = await startSection7Site({}, { env: { shell: { HASH_KEY } } });
});
test.afterAll(() => site.remove());

const allPaths = [
  '/',
  '/how-it-works',
  '/treatments',
  // One has a picture of a server that does not answer.
  ...['hair-transplant', 'dental-implants', 'ivf', 'hip-replacement'].map(slug => `/treatments/${slug}`),
  '/destinations',
  '/blog',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/cookies',
];
/** The pages of the specification's section 2; by day those that show what the API answers. */
const paths = allOr(allPaths, [
  '/',
  '/treatments',
  '/treatments/dental-implants',
  '/destinations',
  '/contact',
]);
const UNSAID = /\$0\b|undefined|\bnull\b|NaN|Infinity|as of \.|failed|could not|loading/i;

const statusOf = async (path: string) => (await fetch(`${site.url}${path}`)).status;

/** Asks for one after the other: some pages are rendered for one visitor. */
async function missingOf(list: Iterable<string>): Promise<string[]> {
  const missing: string[] = [];
  for (const path of list) if ((await statusOf(path)) !== 200) missing.push(path);
  return missing;
}

test('on an API of section 7 and nothing more a visitor gets from the search to an estimate, and sends a quote request', {
  tag: ['@calculator', '@quote', '@own-stack'],
}, async ({ page }) => {
  await visit(page, site.url);
  await page.getByRole('combobox', { name: /treatment are you looking for/i }).fill('Hip Replacement');
  await page.keyboard.press('Enter');
  await waitUntilReady(page, CALCULATOR);
  const calculator = calculatorOf(page);
  await expect(calculator.getByRole('radio', { name: /^Hip Replacement/ })).toBeChecked();
  await nextButton(calculator).click();
  await answerSteps(calculator, 2, 5);
  await expectTotal(page, '$9,180');
  await expectAccessible(page);

  await calculator.getByRole('button', { name: 'Request my quote' }).click();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await waitUntilReady(page, 'quote/contact');
  const before = site.submissions.length;
  const name = await fillRequired(page);
  await send(page);
  await expect(resultOf(page)).toBeVisible();
  expect(site.submissions.slice(before)).toMatchObject([
    {
      kind: 'contact_us',
      payload: { treatment_id: 52, source: 'UK', destination: 'India', contact_name: name },
    },
  ]);
});

test.describe('on a small screen', { tag: '@shell' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('every page is whole with an API of section 7 and nothing more, and leads to pages that are there', {
    tag: ['@shell', '@own-stack'],
  }, async ({ page }) => {
    expect(await statusOf('/api/masters/costs-by-source?treatment_id=52&destination=India')).toBe(404);
    const links = new Set<string>();
    for (const path of paths) {
      expect((await page.goto(`${site.url}${path}`))?.status(), path).toBe(200);
      await waitForHydration(page);
      await waitForIdle(page);
      expect(await page.locator('body').innerText(), path).not.toMatch(UNSAID);
      await expectNoHorizontalScroll(page);
      // All at once: a module that becomes live takes the link away that is for browsers without code.
      const found = await page
        .locator('a[href^="/"]')
        .evaluateAll(all => all.map(link => link.getAttribute('href')?.replace(/#.*/, '') ?? ''));
      for (const link of found) links.add(link);
    }
    expect(await missingOf(links)).toEqual([]);
  });

  test('the sitemap lists pages that are there, and a page has a preview picture even if its own picture cannot be loaded', {
    tag: ['@shell', '@own-stack'],
  }, async () => {
    const sitemap = await readSitemap(site.url);
    const listed = [...sitemap.matchAll(/<loc>([^<]*)</g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(listed.filter(path => path.startsWith('/treatments/'))).toHaveLength(8);
    expect(await missingOf(listed)).toEqual([]);
    expect(await statusOf('/_social/treatments/dental-implants.png')).toBe(200);
  });

  test('the quote form works without code: a destination is typed, and a request without a reference is told as sent', {
    tag: ['@quote', '@own-stack'],
  }, async () => {
    const form = await (await fetch(`${site.url}/contact`)).text();
    expect(form).toMatch(/<input[^>]* name="destination"/);

    const before = site.submissions.length;
    const unfinished = await postForm(site.url, {});
    expect(unfinished.status).toBe(422);
    expect(await unfinished.text()).toMatch(/<input[^>]* name="destination"[^>]* value="India"/);
    expect(site.submissions).toHaveLength(before);

    const sent = await postForm(site.url, { name: 'Ana Lima' });
    expect(sent.status).toBe(303);
    expect(site.submissions.slice(before)).toMatchObject([
      { payload: { contact_name: 'Ana Lima', destination: 'India' } },
    ]);
    const cookie = sent.headers
      .getSetCookie()
      .map(each => each.split(';', 1)[0])
      .join('; ');
    const receipt = await (await fetch(`${site.url}/contact`, { headers: { Cookie: cookie } })).text();
    expect(receipt).toContain('Contact Request Submitted!');
    expect(receipt).not.toContain('Your reference number');
  });
});
