import type { Page } from '@playwright/test';
import { calculatorOf, expectStep } from '../support/calculator.ts';
import type { Fault } from '../support/faults/fault.ts';
import { expectNotReady, holdRequests, remoteModule, visit, waitUntilReady } from '../support/navigation.ts';
import { allOr } from '../support/scope.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/treatments/hip-replacement';
const PAGE = 'catalogue/treatment';
const WIDGET = 'quote/ask';
const WIDGET_CODE = /\/_releases\/quote\/.*\/ask\./;
const LABEL = 'Get a Personalized Transparent Quote';

const linkOf = (page: Page) => remoteModule(page, WIDGET).getByRole('link', { name: LABEL });

const cardsOf = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });

/** The page of its own team is whole: its content is live, and title and head are its own. */
async function expectWholePage(page: Page): Promise<void> {
  await waitUntilReady(page, PAGE);
  await expect(page).toHaveTitle(/^Hip Replacement/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hip Replacement/);
  await expect(cardsOf(page).first()).toContainText(/^India.*Treatment \$6,200/s);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price');
}

test('a widget of one remote stands in the page of another: in the HTML, inert until it is needed, and then live', {
  tag: ['@catalogue', '@quote'],
}, async ({ page }) => {
  // For visitors who save data nothing is fetched for other pages, which have such a widget as well.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const requested: string[] = [];
  page.on('request', request => {
    if (WIDGET_CODE.test(request.url())) requested.push(request.url());
  });
  await visit(page, PATH);
  await waitUntilReady(page, PAGE);
  expect(requested).toEqual([]);
  await expectNotReady(page, WIDGET);
  const html = await (await page.request.get(PATH)).text();
  expect(html).toMatch(
    new RegExp(`data-module="${WIDGET}"[^>]*><div><a [^>]*href="/contact\\?treatment=hip-replacement"`),
  );
  await linkOf(page).scrollIntoViewIfNeeded();
  await waitUntilReady(page, WIDGET);
  await linkOf(page).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel(/^Treatment /)).toHaveValue('52');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('it stays in a page whose code comes late', {
  tag: ['@catalogue', '@quote'],
}, async ({ page }) => {
  const release = await holdRequests(page, /\/_releases\/catalogue\/.*treatment\./);
  await page.goto(PATH, { waitUntil: 'commit' });
  await expect(linkOf(page)).toBeVisible();
  release();
  await waitUntilReady(page, PAGE);
  await expect(linkOf(page)).toHaveCount(1);
});

type PartFault = Fault | 'throws on render' | 'throws on effect' | 'suspends';

const BROKEN = [/failed to render/, /broken on purpose/];
/** Each with what the console says of it. */
const faults = [
  ['refused', [/ERR_CONNECTION_REFUSED/]],
  ['html', [/integrity/]],
  ['tampered', [/integrity/]],
  ['hang', []],
  ['drip', []],
  ['throws on render', BROKEN],
  ['throws on effect', BROKEN],
  ['suspends', []],
] as const satisfies (readonly [PartFault, readonly RegExp[]])[];

/** A widget of each of two remotes, by its link. */
const links = [
  ['quote', LABEL, '/contact?treatment=hip-replacement'],
  ['calculator', 'Estimate my trip to India', '/?treatment=hip-replacement&to=india#calculator-section'],
] as const;
const [ask, estimate] = links;
const cases = links.flatMap(link => faults.map(fault => [...link, ...fault] as const));
const sample = [
  [...ask, ...faults[5]],
  [...estimate, ...faults[0]],
] as const;

for (const [owner, name, href, fault, messages] of allOr<(typeof cases)[number]>(cases, sample))
  test(`its fault costs the widget only: ${owner}, ${fault}`, {
    tag: ['@catalogue', '@calculator', '@quote'],
  }, async ({ page, remote, expectLog }) => {
    for (const message of messages) expectLog(message);
    const faulty = remote(owner);
    if (fault === 'suspends') await faulty.suspends();
    else if (fault === 'throws on render') await faulty.throwsOn('render');
    else if (fault === 'throws on effect') await faulty.throwsOn('effect');
    else await faulty.fail(fault);
    await visit(page, PATH);
    const link = page.getByRole('main').getByRole('link', { name });
    await link.scrollIntoViewIfNeeded();
    await expectWholePage(page);
    // The server's HTML is still there, and leads on.
    await expect(link).toHaveAttribute('href', href);
    await visit(page, '/treatments');
    await waitUntilReady(page, 'catalogue/treatments');
    await page.getByRole('main').getByRole('link', { name: 'Hip Replacement', exact: true }).click();
    await expectWholePage(page);
  });

const ESTIMATE = 'calculator/quick-estimate';

test('a widget stands at several places of a page, with what each hands on, and they share their answers', {
  tag: ['@catalogue', '@calculator'],
}, async ({ page }) => {
  await visit(page, '/treatments/dental-implants');
  await waitUntilReady(page, PAGE);
  const widgets = page.locator(`[data-module="${ESTIMATE}"]`);
  const cards = page.locator('li').filter({ has: widgets });
  // Above and below the cards as well.
  await expect(widgets).toHaveCount((await cards.count()) + 2);
  await expect(cards.first()).toContainText(
    /about \$[\d,]+\sfrom the UK, \$[\d,]+\sfrom the USA all in\s*\$[\d,]+ to \$[\d,]+, for 2 implants/,
  );
  await widgets.first().scrollIntoViewIfNeeded();
  await expect(widgets.first()).toHaveAttribute('data-ready');
  // Those that nobody has come near go live with the first answer.
  await expect(cards.last().locator(widgets)).not.toHaveAttribute('data-ready');
  await page.getByLabel('How many implants?').fill('2');
  await expect(cards.last().locator(widgets)).toHaveAttribute('data-ready');
  await page.getByLabel('I live in').first().selectOption('UK');
  await page.getByLabel('How many implants?').fill('3');
  for (const country of ['India', 'Turkey']) {
    const place = page.locator(`[data-place="${country}"]`);
    await place.scrollIntoViewIfNeeded();
    await expect(place).toContainText(/about £[\d,]+ all in.*, for 3 implants/s);
  }
});

test('a link of a widget that is not live yet does what the live one does, by Space too, and loads no new document', {
  tag: ['@catalogue', '@calculator'],
}, async ({ page }) => {
  const release = await holdRequests(page, /\/_releases\/calculator\/.*\/quick-estimate\./);
  await visit(page, PATH);
  await waitUntilReady(page, PAGE);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.getByRole('link', { name: 'Estimate my trip to Thailand' }).press('Space');
  release();
  await expect(page).toHaveURL('/#calculator-section');
  await expectStep(calculatorOf(page), 2);
  await expect(calculatorOf(page).getByRole('radio', { name: /^Thailand/ })).toBeChecked();
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
});
