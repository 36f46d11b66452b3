import { formOpenedEarlier } from '../support/post-form.ts';
import { resultOf, send, startAnother, storedRequests, uniqueName } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });
test.beforeEach(({ context, baseURL }) => context.addCookies([formOpenedEarlier(baseURL)]));

test('the form works without JavaScript: errors keep the values, then a receipt and one stored row', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, expectLog }) => {
  expectLog(/status of 422/);
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0);
  const name = uniqueName();
  const email = page.getByRole('textbox', { name: 'Email' });
  const agree = page.getByRole('checkbox', { name: /agree/i });
  await page.getByLabel('Full Name').fill(name);
  await email.fill('not an address');
  await page.getByRole('combobox', { name: 'Treatment' }).selectOption({ label: 'Hip Replacement' });
  await page.getByRole('combobox', { name: 'Destination' }).selectOption('India');
  await page.getByLabel('Notes').fill('one\ntwo');
  await send(page);
  await expect(resultOf(page).getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(resultOf(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Request a Personalised Quote/);
  await expect(resultOf(page).getByRole('link')).toHaveText([/^Invalid email/, /^Tick the box/]);
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  await expect(email).toHaveValue('not an address');
  await expect(page.getByRole('combobox', { name: 'Treatment' })).toHaveValue('52');
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('India');
  await expect(page.getByLabel('Notes')).toHaveValue('one\ntwo');
  await expect(agree).not.toBeChecked();
  await resultOf(page).getByRole('link').first().click();
  await expect(page).toHaveURL('/contact#quote-contact-email');

  await email.fill('ana@example.org');
  await agree.check();
  await send(page);
  await expect(page).toHaveURL('/contact');
  await expect(resultOf(page)).toContainText('Contact Request Submitted!');
  await expect(resultOf(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Request a Personalised Quote/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request received');
  for (const text of ['Hip Replacement', 'India']) await expect(resultOf(page)).toContainText(text);
  await expect(resultOf(page), 'a cookie carries no contact data').not.toContainText('ana@example.org');
  const [row, ...more] = storedRequests(name);
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    contact_email: 'ana@example.org',
    treatment_id: 52,
    destination: 'India',
    notes: 'one\ntwo',
    consent_version: 'health-data-2',
    estimate: null,
  });
  await expect(resultOf(page)).toContainText(String(row?.reference));
  await startAnother(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await expect(resultOf(page), 'a receipt is shown once').toHaveCount(0);
});
