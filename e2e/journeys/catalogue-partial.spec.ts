import { slugOf } from 'shared-contracts';
import { expectAccessible } from '../support/axe.ts';
import { GIVEN_UP, section } from '../support/catalogue.ts';
import { faultyStack } from '../support/faulty-api.ts';
import { expect, test } from '../support/test.ts';
import { live, part, visit } from '../support/visit.ts';

const FAILED = 'This part could not be loaded.';

test.describe.configure({ timeout: 120_000 });

test.describe('one call fails on the server', () => {
  let stack: Awaited<ReturnType<typeof faultyStack>>;
  test.beforeAll(async () => {
    stack = await faultyStack();
  });
  test.afterEach(() => stack.faults.heal());
  test.afterAll(() => stack.remove());

  for (const [call, name, heading] of [
    ['treatment-countries', 'Knee Replacement', 'Suggested countries for Knee Replacement'],
    ['treatment-benefits', 'Hip Replacement', 'Why Choose Us for Hip Replacement'],
    ['treatment-faqs', 'Rhinoplasty', 'Frequently Asked Questions'],
  ] as const) {
    test(`${call}: the document is a 503 with the other sections, and the browser's retry works`, {
      tag: '@phone',
    }, async ({ page, expectMessage }) => {
      expectMessage(/status of 50\d/);
      if (call === 'treatment-countries') expectMessage(/Failed to fetch destinations/);
      stack.faults.fail(new RegExp(call));
      const address = `${stack.url}/treatments/${slugOf(name)}`;
      const answer = await page.request.get(address);
      expect(answer.status()).toBe(503);
      expect(answer.headers()['retry-after']).toBeTruthy();
      expect(answer.headers()['cache-control']).toContain('no-store');

      await visit(page, address);
      await live(page, 'catalogue/treatment');
      for (const other of [`Suggested countries for ${name}`, 'Frequently Asked Questions'])
        if (other !== heading)
          await expect(section(page, other).locator('li, article').first(), other).toBeVisible();
      const failed = section(page, heading);
      await expect(failed.getByText(FAILED)).toBeVisible(GIVEN_UP);
      await expect(page.getByRole('status').getByText(FAILED)).toBeAttached();
      await expectAccessible(page);
      stack.faults.heal();
      await failed.getByRole('button', { name: 'Try again' }).click();
      await expect(failed.locator('li, article').first()).toBeVisible();
      expect((await page.request.get(address)).status()).toBe(200);
    });
  }

  test('without scripts the page says which part is missing', async ({ browser }) => {
    stack.faults.fail(/treatment-faqs/);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${stack.url}/treatments/spinal-fusion`);
    const said = section(page, 'Frequently Asked Questions').locator('noscript');
    await expect(said).toBeVisible();
    expect(await said.textContent()).toBe(FAILED);
    await expect(section(page, 'Why Choose Us for Spinal Fusion').getByRole('listitem')).not.toHaveCount(0);
    await context.close();
  });

  test('the destinations stand without their table, which can be asked for again', {
    tag: '@phone',
  }, async ({ page, expectMessage }) => {
    expectMessage(/status of 50\d/);
    expectMessage(/Failed to fetch destinations/);
    stack.faults.fail(/masters\/destinations/);
    await visit(page, `${stack.url}/destinations`);
    await expect(page.getByRole('button', { name: 'Calculate Costs for Malaysia' })).toBeVisible();
    await expect(page.getByText('The table of countries could not be loaded.').first()).toBeVisible(GIVEN_UP);
    await expectAccessible(page);
    stack.faults.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('rowheader', { name: 'Mexico' })).toBeVisible();
  });

  test('a country is kept while the origin of the calculator is gone', {
    tag: '@phone',
  }, async ({ page, expectMessage }) => {
    expectMessage(/ERR_CONNECTION_REFUSED/);
    await visit(page, `${stack.url}/treatments/dental-implants`);
    await live(page, 'catalogue/treatment');
    await stack.stopChild('calculator', 'SIGKILL');
    await page.getByRole('button', { name: 'Turkey', exact: true }).click();
    await expect(page).toHaveURL(`${stack.url}/#calculator-section`);
    const calculator = part(page, 'calculator/calculator');
    await expect(calculator).toBeInViewport();
    await expect(calculator).not.toHaveAttribute('data-ready');
    await stack.startOrigin('calculator');
    await expect(calculator.getByRole('heading', { name: 'Step 2 of 5: Locations' })).toBeVisible({
      timeout: 45_000,
    });
    await expect(calculator.getByRole('radio', { name: /^Turkey/ })).toBeChecked();
  });
});
