import { aboutUsd, compareWithHome, OTHER_SOURCE, sourceCountries } from 'shared-contracts';
import { expectAccessible } from '../support/axe.ts';
import { fetchTripCosts } from '../support/catalogue.ts';
import { observeShifts, readShifts } from '../support/layout-shifts.ts';
import { expectNoHorizontalScroll, visit, waitUntilReady } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

test('no trip to any country is called less expensive than the treatment at home unless its total is', {
  tag: '@catalogue',
}, async () => {
  for (const source of [...sourceCountries, OTHER_SOURCE]) {
    const { treatments, travelIncluded } = await fetchTripCosts(source);
    expect(travelIncluded).toBe(source !== OTHER_SOURCE);
    expect(treatments.length).toBeGreaterThan(0);
    for (const { treatmentId, home, costs } of treatments)
      for (const { country, total } of home === null ? [] : costs) {
        const { isLess, text } = compareWithHome(total, home ?? 0);
        const trip = `${treatmentId} from ${source} to ${country}`;
        if (total >= (home ?? 0)) expect(isLess, trip).toBe(false);
        expect(text.includes('less'), trip).toBe(isLess);
      }
  }
});

test('where the visitor lives, chosen by keyboard, puts whole trips in place of prices, the cheapest first', {
  tag: ['@catalogue', '@phone'],
}, async ({ page }) => {
  await page.addInitScript(observeShifts, true);
  await visit(page, '/treatments/dental-veneers');
  await waitUntilReady(page, 'catalogue/treatment');
  const residence = page.getByRole('combobox', { name: 'I live in' });
  const cards = page
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .getByRole('listitem');
  await residence.focus();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shiftsBefore = (await page.evaluate(readShifts)).length;
  await page.keyboard.type('UK');
  await expect(residence).toHaveValue('UK');

  const costs = await fetchTripCosts('UK');
  const veneers = costs.treatments.find(({ treatmentId }) => treatmentId === '38');
  const home = veneers?.home ?? 0;
  const sorted = (veneers?.costs ?? []).toSorted((a, b) => a.total - b.total);
  await expect(cards).toHaveCount(12);
  for (const [index, { country, total }] of sorted.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(country);
    await expect(card).toContainText(`${aboutUsd(total)} all in`);
    await expect(card).toContainText('for 8 veneers');
    await expect(card).toContainText(compareWithHome(total, home).text);
  }
  await expect(page.getByText(`From ${aboutUsd(sorted[0]?.total ?? 0)} for 8 veneers`)).toContainText(
    'all in from the UK, 6 days',
  );
  expect((await page.evaluate(readShifts)).slice(shiftsBefore)).toEqual([]);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);

  // The first card's links are the next stops after the question.
  await residence.focus();
  for (const name of [sorted[0]?.country ?? '', /^Estimate my trip to/]) {
    await page.keyboard.press('Tab');
    await expect(cards.first().getByRole('link', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#calculator-section');
});

test('without JavaScript prices are named as without travel, and links lead on', {
  tag: '@catalogue',
}, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/treatments/hip-replacement');
  const india = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'India', exact: true }) });
  await expect(india).toContainText('$6,200 plus travel');
  await expect(page.getByText('From $6,200')).toContainText('plus travel, 15 days');
  const figures = page.getByText(/\$[\d,]+ all in|than at home/);
  await expect(figures).toHaveCount(0);
  await page.goto('/destinations');
  await expect(page.getByRole('row', { name: /^India .* \$6,200 plus travel$/ })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(13);
  await page.goto('/treatments');
  const veneers = page.getByRole('link', { name: 'Dental Veneers' });
  const row = page.getByRole('listitem').filter({ has: veneers });
  await expect(row).toContainText(/from \$[\d,]+ plus travel\s*for 8 veneers/);
  await expect(figures).toHaveCount(0);
  await veneers.click();
  await expect(page).toHaveURL('/treatments/dental-veneers');
  await context.close();
});
