import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/axe.ts';
import { answerSteps, calculatorOf, expectStep, nextButton } from '../support/calculator.ts';
import { estimateTable, expectTotal, unfold } from '../support/estimate.ts';
import { followHeaderLink, visit, waitUntilReady } from '../support/navigation.ts';
import { fillPerson, resultOf, send, storedRequests } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

test('a visitor gets from the home page to a stored quote request, at the amounts that the choices announced', {
  tag: ['@calculator', '@quote', '@own-stack'],
}, async ({ page }) => {
  await visit(page, '/');
  await followHeaderLink(page, 'Treatments');
  await page.getByRole('main').getByRole('link', { name: 'Hip Replacement', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Hip Replacement Abroad: Transparent Costs, World-Class Care',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Estimate my trip to India' }).click();

  const calculator = calculatorOf(page);
  /** Chooses an option, unless it is preselected, and expects its card to announce the amount. */
  const choose = async (name: RegExp, amount: string, role: 'radio' | 'checkbox' = 'radio') => {
    await calculator.getByRole(role, { name }).check();
    await expect(calculator.locator('label', { hasText: name })).toContainText(amount);
  };
  await expect(page).toHaveURL('/#calculator-section');
  await expectStep(calculator, 2);
  await calculator.getByLabel('Where do you travel from?').selectOption('UK');
  await choose(/^India/, 'treatment £4,710');
  await nextButton(calculator).click();

  await answerSteps(calculator, 3, 3);
  await expectStep(calculator, 4);
  await calculator.getByRole('button', { name: 'One companion more' }).click();
  await expect(calculator.getByText('2 travellers in all', { exact: false })).toBeVisible();
  await choose(/^Standard hotel/, '£627 counted');
  await nextButton(calculator).click();

  await expectStep(calculator, 5);
  await choose(/^Standard/, '£410 counted');
  await choose(/^Return flights/, '£836 counted', 'checkbox');
  await choose(/^Visas/, '£152 counted', 'checkbox');
  await nextButton(calculator).click();

  await expectTotal(page, '6,740 $8,900');
  await calculator.getByRole('combobox', { name: 'Show amounts in' }).selectOption('USD');
  for (const [line, amount] of [
    ['Treatment', '$6,200'],
    ['Travel', '$1,100'],
    ['Visa', '$200'],
    ['Accommodation', '$825'],
    ['Food', '$540'],
    ['Total', '$8,865'],
  ] as const)
    await expect(estimateTable(page).getByRole('row', { name: line }).first()).toContainText(amount);
  // On a phone only the last one shows.
  await expect(calculator.locator('li').filter({ hasText: '(completed)' })).toHaveCount(5);

  await unfold(page);
  const saving = page.waitForEvent('download');
  await calculator.getByRole('button', { name: 'Save to my calendar' }).click();
  const calendar = await saving;
  expect(calendar.suggestedFilename()).toBe('trip.ics');
  expect(readFileSync(await calendar.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR[^]*SUMMARY:Trip: arrival/);

  // A widget of quote in one of the calculator.
  const ask = calculator.locator('[data-module="quote/ask"]');
  await ask.scrollIntoViewIfNeeded();
  await expect(ask).toHaveAttribute('data-ready');
  await ask.getByRole('link', { name: 'Get a personalised quote' }).click();
  await expect(page).toHaveURL('/contact');
  await waitUntilReady(page, 'quote/contact');
  const estimate = page.getByRole('region', { name: 'Your estimate' });
  await expect(estimate).toContainText('about $8,900');
  await expect(estimate.getByRole('checkbox', { name: /Attach my estimate/ })).toBeChecked();
  for (const [name, value] of [
    ['Treatment', '52'],
    ['Destination', 'India'],
    ['Timeline', 'soon'],
  ] as const)
    await expect(page.getByRole('combobox', { name })).toHaveValue(value);
  await expect(page.getByLabel('Source Country')).toHaveValue('UK');
  await page.getByLabel('Phone').fill('+44 20-7946 0000');
  await page.getByLabel('Notes').fill('First hip in 2019.\nNo allergies.');
  const name = await fillPerson(page);
  await send(page);

  await expect(resultOf(page)).toBeFocused();
  await expectAccessible(page);
  const [row, ...more] = storedRequests(name);
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    contact_email: 'ana@example.org',
    contact_phone: '+44 20-7946 0000',
    treatment_id: 52,
    source: 'UK',
    destination: 'India',
    timeline: 'soon',
    notes: 'First hip in 2019.\nNo allergies.',
    consent_version: 'health-data-2',
    consent_at: expect.any(String),
  });
  await expect(resultOf(page)).toContainText(String(row?.reference));
  expect(JSON.parse(String(row?.estimate))).toMatchObject({ costs: [{ country: 'India', total: 8865 }] });
});
