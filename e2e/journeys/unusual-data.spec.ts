import { unusualData } from 'e2e-api/unusual-data';
import { answerSteps, nextButton, openCalculator } from '../support/calculator.ts';
import { estimateTable } from '../support/estimate.ts';
import { type IsolatedStack, startIsolatedStack } from '../support/isolated-stack.ts';
import { waitUntilReady } from '../support/navigation.ts';
import { fillPerson, openForm, resultOf, send, storedRequests } from '../support/quote-form.ts';
import { readSitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

const UNSAID = /\bnull\b|undefined|NaN|Infinity|\$0\b|(\$[\d,]+) to \1\b/;

const textOf = (html: string): string =>
  html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^<>]*>/g, ' ');

/** Follows the sitemap and every link from it. @returns the paths it reached, and what is wrong with their pages */
async function crawl(site: string) {
  const sitemap = await readSitemap(site);
  const paths = new Set(
    Array.from(sitemap.matchAll(/<loc>([^<]*)</g), ([, address = '']) => new URL(address).pathname),
  );
  const faults: string[] = [];
  for (const path of paths) {
    const response = await fetch(site + path);
    if (response.status !== 200) faults.push(`${path}: ${response.status}`);
    const html = await response.text();
    const said = UNSAID.exec(textOf(html));
    if (said) faults.push(`${path}: ${textOf(html).slice(said.index - 60, said.index + 60)}`);
    for (const [, linked = ''] of html.matchAll(/<a\b[^>]*href="(\/[^"#?]*)/g)) paths.add(linked);
  }
  return { paths: Array.from(paths), faults };
}

let site: IsolatedStack;
test.beforeAll(async () => {
  site = await startIsolatedStack({ data: unusualData() });
});
test.afterAll(() => site.remove());

test('a visitor from a country that nobody compiled gets the estimate of such a treatment, and requests a quote', {
  tag: ['@calculator', '@quote', '@own-stack'],
}, async ({ page }) => {
  const address = `${site.url}/?treatment=jaw-and-chin-surgery&to=georgia#calculator-section`;
  const calculator = await openCalculator(page, address);
  await calculator.getByLabel('Where do you travel from?').selectOption('Chile');
  await expect(calculator.getByRole('radio', { name: /^Georgia/ })).toBeChecked();
  await nextButton(calculator).click();
  await answerSteps(calculator, 3, 5);
  await expect(estimateTable(page).getByRole('row', { name: 'Treatment' })).toContainText('$4,100');
  await expect(calculator).not.toContainText(/null|undefined|NaN|Infinity|from \$0/);

  await calculator.getByRole('button', { name: 'Request my quote' }).click();
  await waitUntilReady(page, 'quote/contact');
  const name = await fillPerson(page);
  await send(page);
  await expect(resultOf(page)).toBeVisible();
  expect(storedRequests(name, site.databaseFile)).toMatchObject([
    { treatment_id: 54, source: 'Chile', destination: 'Georgia' },
  ]);
});

test('a quote can be requested for a treatment without any price', {
  tag: ['@quote', '@own-stack'],
}, async ({ page }) => {
  await openForm(page, site.url, '?treatment=breast-augmentation');
  const name = await fillPerson(page);
  await send(page);
  await expect(resultOf(page)).toBeVisible();
  expect(storedRequests(name, site.databaseFile)).toMatchObject([{ treatment_id: 31, destination: '' }]);
});

test('pages and the search know what nobody compiled, and nothing that is not there', {
  tag: ['@catalogue', '@own-stack'],
}, async () => {
  const get = async (path: string) => {
    const response = await fetch(site.url + path);
    const html = await response.text();
    return { status: response.status, html, text: textOf(html) };
  };
  for (const path of [
    '/',
    '/treatments',
    '/treatments/jaw-and-chin-surgery',
    '/treatments/nose-correction',
    '/destinations/georgia',
  ]) {
    const { status, text } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(text, path).not.toMatch(UNSAID);
  }
  const sitemap = await readSitemap(site.url);
  for (const path of [
    '/treatments/jaw-and-chin-surgery',
    '/treatments/nose-correction',
    '/destinations/georgia',
  ])
    expect(sitemap).toContain(`${site.url}${path}</loc>`);
  expect(sitemap).not.toContain('/destinations/malaysia<');
  const found = (await get('/treatments?q=jaw+surgery+in+georgia')).html;
  expect(found).toContain('Jaw &amp; Chin Surgery');
  expect(found).not.toContain('/treatments/hip-replacement"');
  const home = (await get('/treatments/nose-correction')).html;
  expect(home).toContain('<option value="Chile">');
  expect(home).not.toContain('<option value="UK">');
  expect((await get('/treatments/rhinoplasty')).status).toBe(200);
});

test('every page of data that nobody compiled is there, and leads to pages that are there', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async () => {
  const { paths, faults } = await crawl(site.url);
  expect(faults).toEqual([]);
  expect(paths).toContain('/destinations/georgia');
  expect(paths).not.toContain('/destinations/malaysia');
});
