import { expectAccessible } from '../support/axe.ts';
import { followTreatmentLink, sectionOf } from '../support/catalogue.ts';
import { followHeaderLink, visit, visitWithSession } from '../support/navigation.ts';
import { AFTER_RETRIES, holdRequests } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

test('with a slow API each section loads independently', { tag: '@catalogue' }, async ({ page }) => {
  const release = await holdRequests(page, '**/api/masters/treatment-faqs');
  await followTreatmentLink(page, 'Knee Replacement');
  await expect(
    sectionOf(page, 'Suggested countries for Knee Replacement').getByRole('listitem').first(),
  ).toBeVisible();
  const questions = sectionOf(page, 'Frequently Asked Questions');
  await expect(questions.getByText('Loading', { exact: true })).toBeAttached();
  await expect(questions.getByRole('article')).toHaveCount(0);
  release();
  await expect(questions.getByRole('article').first()).toBeVisible();
});

test('while the list is loading, the page says so', { tag: '@catalogue' }, async ({ page }) => {
  const release = await holdRequests(page, '**/api/masters/treatments');
  await visit(page, '/about');
  await followHeaderLink(page, 'Treatments');
  await expect(page.getByText('Loading treatments...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Cardiac' })).toBeVisible();
});

test('a section that fails says so and can be retried; the others are unaffected', {
  tag: ['@catalogue', '@phone'],
}, async ({ page, api, expectLog }) => {
  expectLog(/status of 500/);
  await api('/masters/treatment-faqs').status(500);
  await followTreatmentLink(page, 'Spinal Fusion');
  const questions = sectionOf(page, 'Frequently Asked Questions');
  await expect(questions.getByText('This part could not be loaded.')).toBeVisible(AFTER_RETRIES);
  await expect(page.getByRole('status').getByText('This part could not be loaded.')).toBeAttached();
  await expect(
    sectionOf(page, 'Why Choose Us for Spinal Fusion').getByRole('listitem').first(),
  ).toBeVisible();
  await expectAccessible(page);
  await api('/masters/treatment-faqs').heal();
  await questions.getByRole('button', { name: 'Try again' }).click();
  await expect(questions.getByRole('article').first()).toBeVisible();
});

test('with the API down, a list says so and can be retried', { tag: '@catalogue' }, async ({
  page,
  api,
  expectLog,
}) => {
  expectLog(/ERR_CONNECTION_REFUSED/);
  expectLog(/Failed to fetch destinations/);
  await visitWithSession(page, '/about');
  await api('/masters').refused();
  await followHeaderLink(page, 'Destinations');
  await expect(page.getByText('The table of countries could not be loaded.').first()).toBeVisible(
    AFTER_RETRIES,
  );
  await expect(page.getByRole('link', { name: 'Calculate Costs for India' })).toBeVisible();
  await api('/masters').heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table').getByRole('rowheader', { name: 'Mexico' })).toBeVisible();
});
