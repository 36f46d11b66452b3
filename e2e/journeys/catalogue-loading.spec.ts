import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { GIVEN_UP, section } from '../support/catalogue.ts';
import { expect, test } from '../support/test.ts';
import { hydrated, visit } from '../support/visit.ts';

test.describe.configure({ timeout: 120_000 });

const LIST = '**/api/masters/treatments';
const toast = (page: Page, name: string) => page.getByRole('group', { name });

/** Holds the answers of calls until they are let go. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let letGo = () => {};
  const open = new Promise<void>(resolve => (letGo = resolve));
  await page.route(pattern, async route => {
    await open;
    await route.continue();
  });
  return letGo;
}

/** Leads to a treatment's page within the browser, which has no list of treatments: reloaded elsewhere, then back. */
async function backToTreatment(page: Page, meanwhile: () => Promise<unknown>): Promise<void> {
  await visit(page, '/treatments/hip-replacement');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await meanwhile();
  await page.reload();
  await hydrated(page);
  await page.goBack();
}

test('with a slow list the page stands, says that it loads, and keeps the focus when it fills in', {
  tag: '@phone',
}, async ({ page }) => {
  let letGo = () => {};
  await backToTreatment(page, async () => (letGo = await hold(page, LIST)));
  await expect(page.getByText('Loading treatment details...')).toBeVisible();
  const title = page.getByRole('heading', { level: 1, name: /^Hip Replacement Abroad/ });
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle(/^Hip Replacement Abroad/);
  await expectAccessible(page);
  letGo();
  await expect(page.getByRole('button', { name: 'Get Personalized Quote' })).toBeVisible();
  await expect(page.getByText('Loading treatment details...')).toBeHidden();
  await expect(title).toBeFocused();
});

test('sections fill in one by one, each with its own spinner', { tag: '@phone' }, async ({ page }) => {
  const name = 'Spinal Fusion';
  await visit(page, '/treatments');
  const letGo = {
    countries: await hold(page, '**/api/masters/treatment-countries'),
    benefits: await hold(page, '**/api/masters/treatment-benefits'),
    faqs: await hold(page, '**/api/masters/treatment-faqs'),
  };
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const spinning = (heading: string) => section(page, heading).getByText('Loading', { exact: true });
  const countries = `Suggested countries for ${name}`;
  const reasons = `Why Choose Us for ${name}`;
  const questions = 'Frequently Asked Questions';
  for (const heading of [`About ${name}`, countries, reasons, questions])
    await expect(spinning(heading), heading).toBeAttached();
  await expectAccessible(page);

  letGo.faqs();
  await expect(section(page, questions).getByRole('article').first()).toBeVisible();
  await expect(spinning(countries)).toBeAttached();
  await expect(spinning(reasons)).toBeAttached();
  letGo.countries();
  await expect(section(page, countries).getByRole('button', { name: 'India', exact: true })).toBeVisible();
  await expect(spinning(reasons)).toBeAttached();
  letGo.benefits();
  await expect(section(page, reasons).getByRole('listitem').first()).toBeVisible();
  await expect(section(page, `About ${name}`).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
});

test('a treatment that is not in the list leads to the list, in place of its page, with the message', {
  tag: '@phone',
}, async ({ page }) => {
  await backToTreatment(page, () =>
    page.route(LIST, async route => {
      const answer = await route.fetch();
      const list: { id: string }[] = await answer.json();
      await route.fulfill({ response: answer, json: list.filter(({ id }) => id !== '52') });
    }),
  );
  await expect(toast(page, 'Treatment not found')).toBeVisible();
  await expect(page).toHaveURL('/treatments');
  await expect(page.getByRole('link', { name: 'Knee Replacement', exact: true })).toBeVisible();
  await expectAccessible(page);
  // The page that could not be shown has left the history.
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/treatments');
});

test('a list that fails leads to /treatments with the message; there it can be asked for again', {
  tag: '@phone',
}, async ({ page, expectMessage }) => {
  expectMessage(/status of 500/);
  expectMessage(/Session start.*Failed to fetch treatments/);
  await backToTreatment(page, () => page.route(LIST, route => route.fulfill({ status: 500 })));
  await expect(page.getByText('Loading treatment details...')).toBeVisible();
  await expect(toast(page, 'Failed to fetch treatments')).toBeVisible(GIVEN_UP);
  await expect(page).toHaveURL('/treatments');
  await expect(page.getByText('The list of treatments could not be loaded.').first()).toBeVisible(GIVEN_UP);
  await expectAccessible(page);
  await page.unroute(LIST);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Hip Replacement', exact: true })).toBeVisible();
});

test('an empty list keeps a treatment loading, and the list itself says that it is empty', {
  tag: '@phone',
}, async ({ page }) => {
  await backToTreatment(page, () => page.route(LIST, route => route.fulfill({ json: [] })));
  await expect(page.getByText('Loading treatment details...')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Treatments', exact: true }).click();
  await expect(page.getByText('There are no treatments to show at the moment.')).toBeVisible();
  await expect(page.getByText('Loading treatments...')).toHaveCount(0);
  await expectAccessible(page);
});
