import { expectAccessible } from '../support/axe.ts';
import { GIVEN_UP, openByLink, section } from '../support/catalogue.ts';
import { expect, test } from '../support/test.ts';
import { followNavLink, visit } from '../support/visit.ts';

test('with a slow API each section fills in by itself', { tag: '@phone' }, async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/api/masters/treatment-faqs', async route => {
    await new Promise<void>(resolve => held.push(resolve));
    await route.continue();
  });
  await openByLink(page, 'Knee Replacement');
  await expect(
    section(page, 'Suggested countries for Knee Replacement').getByRole('listitem').first(),
  ).toBeVisible();
  const questions = section(page, 'Frequently Asked Questions');
  await expect(questions.getByText('Loading', { exact: true })).toBeAttached();
  await expect(questions.getByRole('article')).toHaveCount(0);
  for (const release of held) release();
  await expect(questions.getByRole('article').first()).toBeVisible();
});

test('with a slow list the page says that it loads', { tag: '@phone' }, async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/api/masters/treatments', async route => {
    await new Promise<void>(resolve => held.push(resolve));
    await route.continue();
  });
  await visit(page, '/about');
  await followNavLink(page, 'Treatments');
  await expect(page.getByText('Loading treatments...')).toBeVisible();
  for (const release of held) release();
  await expect(page.getByRole('heading', { name: 'Cardiac' })).toBeVisible();
});

test('one failing section leaves the others, says so, and can be asked for again', { tag: '@phone' }, async ({
  page,
  expectMessage,
}) => {
  expectMessage(/status of 500/);
  await page.route('**/api/masters/treatment-faqs', route => route.fulfill({ status: 500 }));
  await openByLink(page, 'Spinal Fusion');
  const questions = section(page, 'Frequently Asked Questions');
  await expect(questions.getByText('This part could not be loaded.')).toBeVisible(GIVEN_UP);
  await expect(page.getByRole('status').getByText('This part could not be loaded.')).toBeAttached();
  await expect(section(page, 'Why Choose Us for Spinal Fusion').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/masters/treatment-faqs');
  await questions.getByRole('button', { name: 'Try again' }).click();
  await expect(questions.getByRole('article').first()).toBeVisible();
});

test('with the API down, a list says so and can be tried again', { tag: '@phone' }, async ({
  page,
  expectMessage,
}) => {
  expectMessage(/ERR_FAILED/);
  expectMessage(/Failed to fetch destinations/);
  const sessionStarted = page.waitForResponse('**/api/masters/treatments');
  await visit(page, '/about');
  await sessionStarted;
  await page.route('**/api/masters/**', route => route.abort());
  await followNavLink(page, 'Destinations');
  await expect(page.getByText('The table of countries could not be loaded.').first()).toBeVisible(GIVEN_UP);
  await expect(page.getByRole('button', { name: 'Calculate Costs for India' })).toBeVisible();
  await page.unroute('**/api/masters/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table').getByRole('rowheader', { name: 'Mexico' })).toBeVisible();
});
