import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { sectionOf } from '../support/catalogue.ts';
import { clickWhenStill, visit, waitForHydration } from '../support/navigation.ts';
import { AFTER_RETRIES, holdRequests } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 120_000 });

const LIST = '**/api/masters/treatments';
const toast = (page: Page, name: string) => page.getByRole('group', { name });

/** Goes back to a treatment's page after a reload elsewhere, so that the browser has to load the list of treatments. */
async function goBackToTreatment(page: Page, meanwhile: () => Promise<unknown>): Promise<void> {
  await visit(page, '/treatments/hip-replacement');
  await clickWhenStill(page.getByRole('contentinfo').getByRole('link', { name: 'About' }));
  await expect(page).toHaveURL('/about');
  await meanwhile();
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
}

test('while the list is loading, the treatment page says so, and keeps the focus when it is complete', {
  tag: '@catalogue',
}, async ({ page }) => {
  let release = () => {};
  await goBackToTreatment(page, async () => (release = await holdRequests(page, LIST)));
  await expect(page.getByText('Loading treatment details...')).toBeVisible();
  const title = page.getByRole('heading', { level: 1, name: /^Hip Replacement Abroad/ });
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle(/^Hip Replacement Abroad/);
  await expectAccessible(page);
  release();
  await expect(page.getByRole('link', { name: 'Get Personalized Quote' })).toBeVisible();
  await expect(page.getByText('Loading treatment details...')).toBeHidden();
  await expect(title).toBeFocused();
});

test('sections load one by one, each with its own spinner', { tag: '@catalogue' }, async ({ page }) => {
  const name = 'Spinal Fusion';
  await visit(page, '/treatments');
  const release = {
    countries: await holdRequests(page, '**/api/masters/treatment-countries'),
    benefits: await holdRequests(page, '**/api/masters/treatment-benefits'),
    faqs: await holdRequests(page, '**/api/masters/treatment-faqs'),
  };
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const spinnerOf = (heading: string) => sectionOf(page, heading).getByText('Loading', { exact: true });
  const countries = `Suggested countries for ${name}`;
  const reasons = `Why Choose Us for ${name}`;
  const questions = 'Frequently Asked Questions';
  for (const heading of [`About ${name}`, countries, reasons, questions])
    await expect(spinnerOf(heading), heading).toBeAttached();
  await expectAccessible(page);

  release.faqs();
  await expect(sectionOf(page, questions).getByRole('article').first()).toBeVisible();
  await expect(spinnerOf(countries)).toBeAttached();
  await expect(spinnerOf(reasons)).toBeAttached();
  release.countries();
  await expect(sectionOf(page, countries).getByRole('link', { name: 'India', exact: true })).toBeVisible();
  await expect(spinnerOf(reasons)).toBeAttached();
  release.benefits();
  await expect(sectionOf(page, reasons).getByRole('listitem').first()).toBeVisible();
  await expect(sectionOf(page, `About ${name}`).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
});

test('a treatment missing from the list redirects to the list with a message, and leaves no history entry', {
  tag: '@catalogue',
}, async ({ page }) => {
  await goBackToTreatment(page, () =>
    page.route(LIST, async route => {
      const response = await route.fetch();
      const list: { id: string }[] = await response.json();
      await route.fulfill({ response, json: list.filter(({ id }) => id !== '52') });
    }),
  );
  await expect(toast(page, 'Treatment not found')).toBeVisible();
  await expect(page).toHaveURL('/treatments');
  await expect(page.getByRole('link', { name: 'Knee Replacement', exact: true })).toBeVisible();
  await expectAccessible(page);
  // The page that could not be shown is not in the history.
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/treatments');
});

test('a failed list redirects to /treatments with a message, where it can be retried', {
  tag: '@catalogue',
}, async ({ page, expectLog }) => {
  expectLog(/status of 500/);
  expectLog(/Session start.*Failed to fetch treatments/);
  await goBackToTreatment(page, () => page.route(LIST, route => route.fulfill({ status: 500 })));
  await expect(page.getByText('Loading treatment details...')).toBeVisible();
  await expect(toast(page, 'Failed to fetch treatments')).toBeVisible(AFTER_RETRIES);
  await expect(page).toHaveURL('/treatments');
  await expect(page.getByText('The list of treatments could not be loaded.').first()).toBeVisible(
    AFTER_RETRIES,
  );
  await expectAccessible(page);
  await page.unroute(LIST);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Hip Replacement', exact: true })).toBeVisible();
});

test('an empty list leaves the treatment page loading, and /treatments says that it is empty', {
  tag: '@catalogue',
}, async ({ page }) => {
  await goBackToTreatment(page, () => page.route(LIST, route => route.fulfill({ json: [] })));
  await expect(page.getByText('Loading treatment details...')).toBeVisible();
  await clickWhenStill(page.getByRole('contentinfo').getByRole('link', { name: 'Treatments', exact: true }));
  await expect(page.getByText('There are no treatments to show at the moment.')).toBeVisible();
  await expect(page.getByText('Loading treatments...')).toHaveCount(0);
  await expectAccessible(page);
});
