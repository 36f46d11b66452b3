import { CALCULATOR, calculatorOf } from '../support/calculator.ts';
import {
  expectNotReady,
  holdRequests,
  remoteModule,
  visit,
  waitForIdle,
  waitUntilReady,
} from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

/** File of the calculator's code. */
const CALCULATOR_CODE = /calculator\.[0-9a-f]{8}\.js/;

test('a widget below the fold is in the HTML, and its code loads only when it is needed', {
  tag: '@calculator',
}, async ({ page }) => {
  // A low window: the widget is well below the fold.
  await page.setViewportSize({ width: 1280, height: 480 });
  const requested: string[] = [];
  page.on('request', request => {
    if (CALCULATOR_CODE.test(request.url())) requested.push(request.url());
  });
  await visit(page, '/');
  await expect(calculatorOf(page).getByRole('heading', { name: 'Step 1 of 5: Treatment' })).toBeVisible();
  await waitForIdle(page);
  expect(requested).toEqual([]);
  await calculatorOf(page).scrollIntoViewIfNeeded();
  await waitUntilReady(page, CALCULATOR);
  expect(requested).toHaveLength(1);
});

test('a search in the hero reaches a calculator whose code loads later', { tag: '@calculator' }, async ({
  page,
}) => {
  const release = await holdRequests(page, CALCULATOR_CODE);
  await visit(page, '/');
  await page.getByRole('combobox', { name: /treatment are you looking for/i }).fill('knee replacement');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#treatment-search$/);
  await expect(calculatorOf(page)).toBeInViewport();
  await expectNotReady(page, CALCULATOR);
  release();
  await waitUntilReady(page, CALCULATOR);
  await expect(calculatorOf(page).getByLabel('Search treatments')).toHaveValue('knee replacement');
  await expect(calculatorOf(page).getByRole('radio', { name: /Knee Replacement/ })).toBeChecked();
});

test('inert HTML stays in place under a link to its section, a session and renders above it, and what was done in it is there when its code arrives', {
  tag: '@calculator',
}, async ({ page }) => {
  const release = await holdRequests(page, CALCULATOR_CODE);
  const session = page.waitForResponse(/journey\/(start|by-ip)/);
  await visit(page, '/#calculator-section');
  await session;
  const calculator = calculatorOf(page);
  await expect(calculator).toBeInViewport();
  const inert = await calculator.locator('> div').elementHandle();
  const search = calculator.getByLabel('Search treatments');
  const rhinoplasty = calculator.getByRole('radio', { name: /Rhinoplasty/ });
  await search.fill('nose');
  await rhinoplasty.check();
  await page.evaluate(() => {
    history.pushState(null, '', '/#destinations-section');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await search.focus();
  expect(await inert?.evaluate(node => node.isConnected)).toBe(true);
  await expectNotReady(page, CALCULATOR);
  release();
  await waitUntilReady(page, CALCULATOR);
  await expect(search).toHaveValue('nose');
  await expect(search).toBeFocused();
  await expect(rhinoplasty).toBeChecked();
  await calculator.getByRole('button', { name: 'Next' }).click();
  await expect(
    calculator.getByRole('heading', { name: 'Step 2 of 5: Where from and where to' }),
  ).toBeVisible();
});

test('a link in inert HTML navigates without loading a new document', { tag: '@calculator' }, async ({
  page,
}) => {
  await holdRequests(page, /featured-destinations\.[0-9a-f]{8}\.js/);
  await visit(page, '/');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await remoteModule(page, 'catalogue/featured-destinations')
    .getByRole('link', { name: 'All destinations' })
    .click();
  await expect(page).toHaveURL('/destinations');
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
