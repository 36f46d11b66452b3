import { slugOf } from 'shared-contracts';
import { expectAccessible } from '../support/axe.ts';
import { calculatorOf } from '../support/calculator.ts';
import { sectionOf } from '../support/catalogue.ts';
import { type StackWithFaults, startStackWithFaults } from '../support/faulty-api.ts';
import { visit, waitUntilReady } from '../support/navigation.ts';
import { AFTER_RETRIES } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const FAILED = 'This part could not be loaded.';

test.describe.configure({ timeout: 120_000 });

test.describe('an API call fails on the server', { tag: ['@catalogue', '@own-stack'] }, () => {
  let stack: StackWithFaults;
  test.beforeAll(async () => {
    stack = await startStackWithFaults();
  });
  test.afterEach(() => stack.faults.heal());
  test.afterAll(() => stack.remove());

  for (const [call, name, heading] of [
    ['treatment-countries', 'Knee Replacement', 'Suggested countries for Knee Replacement'],
    ['treatment-benefits', 'Hip Replacement', 'Why Choose Us for Hip Replacement'],
    ['treatment-faqs', 'Rhinoplasty', 'Frequently Asked Questions'],
  ] as const) {
    test(`${call}: the page has the other sections, and the visitor can retry`, async ({
      page,
      expectLog,
    }) => {
      expectLog(/status of 50\d/);
      if (call === 'treatment-countries') expectLog(/Failed to fetch destinations/);
      stack.faults.fail(new RegExp(call));
      await visit(page, `${stack.url}/treatments/${slugOf(name)}`);
      await waitUntilReady(page, 'catalogue/treatment');
      for (const other of [`Suggested countries for ${name}`, 'Frequently Asked Questions'])
        if (other !== heading)
          await expect(sectionOf(page, other).locator('li, article').first(), other).toBeVisible();
      const failed = sectionOf(page, heading);
      await expect(failed.getByText(FAILED)).toBeVisible(AFTER_RETRIES);
      await expect(page.getByRole('status').getByText(FAILED)).toBeAttached();
      await expectAccessible(page);
      stack.faults.heal();
      await failed.getByRole('button', { name: 'Try again' }).click();
      await expect(failed.locator('li, article').first()).toBeVisible();
    });
  }

  test('without JavaScript the page says which section is missing', async ({ browser }) => {
    stack.faults.fail(/treatment-faqs/);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${stack.url}/treatments/spinal-fusion`);
    const message = sectionOf(page, 'Frequently Asked Questions').locator('noscript');
    await expect(message).toBeVisible();
    expect(await message.textContent()).toBe(FAILED);
    await expect(sectionOf(page, 'Why Choose Us for Spinal Fusion').getByRole('listitem')).not.toHaveCount(0);
    await context.close();
  });

  test('/destinations shows its profiles without the table, which can be retried', async ({
    page,
    expectLog,
  }) => {
    expectLog(/status of 50\d/);
    expectLog(/Failed to fetch destinations/);
    stack.faults.fail(/masters\/destinations/);
    await visit(page, `${stack.url}/destinations`);
    await expect(page.getByRole('link', { name: 'Calculate Costs for Malaysia' })).toBeVisible();
    await expect(page.getByText('The table of countries could not be loaded.').first()).toBeVisible(
      AFTER_RETRIES,
    );
    await expectAccessible(page);
    stack.faults.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('rowheader', { name: 'Mexico' })).toBeVisible();
  });

  test('a chosen country is kept while the code of the calculator does not arrive', async ({
    page,
    remote,
    expectLog,
  }) => {
    expectLog(/ERR_CONNECTION_REFUSED/);
    await visit(page, `${stack.url}/treatments/dental-implants`);
    await waitUntilReady(page, 'catalogue/treatment');
    await remote('calculator').refused();
    await page.getByRole('link', { name: 'Estimate my trip to Turkey' }).click();
    await expect(page).toHaveURL(`${stack.url}/#calculator-section`);
    const calculator = calculatorOf(page);
    await expect(calculator).toBeInViewport();
    await expect(calculator).not.toHaveAttribute('data-ready');
    await remote('calculator').heal();
    await expect(calculator.getByRole('heading', { name: 'Step 2 of 5: Locations' })).toBeVisible({
      timeout: 45_000,
    });
    await expect(calculator.getByRole('radio', { name: /^Turkey/ })).toBeChecked();
  });
});
