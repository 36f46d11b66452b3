import { expectAccessible } from '../support/axe.ts';
import { fillRequired, openForm, resultOf, storedRequests, uniqueName } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

test('a slow response for an earlier treatment does not overwrite the current destinations', async ({
  page,
}) => {
  await openForm(page);
  const destination = page.getByRole('combobox', { name: 'Destination' });
  await expect(destination).toBeDisabled();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/masters/treatment-countries', async route => {
    if (route.request().postData()?.includes('51')) await released;
    await route.continue();
  });
  const treatment = page.getByRole('combobox', { name: 'Treatment' });
  await treatment.selectOption({ label: 'Knee Replacement' });
  await expect(destination).toBeDisabled();
  await treatment.selectOption({ label: 'Hip Replacement' });
  await expect(destination).toBeEnabled();
  await destination.selectOption('India');
  // A response for the earlier treatment belongs to another cache entry.
  release();
  await expect(destination).toBeEnabled();
  await expect(destination).toHaveValue('India');
  await treatment.selectOption({ label: 'Dental Crowns' });
  await expect(destination).toHaveValue('');
});

test('the summary lists each invalid field and leads to it by keyboard', { tag: '@phone' }, async ({
  page,
}) => {
  await openForm(page);
  await page.getByLabel('Phone').fill('123');
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@');
  await page.getByRole('button', { name: 'Request My Quote' }).focus();
  await page.keyboard.press('Enter');
  await expect(resultOf(page)).toBeFocused();
  await expect(resultOf(page).getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(resultOf(page).getByRole('link')).toHaveText([
    'Invalid name - Please enter a valid name (alphabets only)',
    'Invalid email - Please enter a valid email address',
    'Invalid phone number - Please enter a valid phone number with country code (e.g., +1 234 567 8900)',
    'Please choose a treatment',
    'Please agree so that we can use your health information for this quote',
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.keyboard.type("O'Brien-Lee 3");
  await expect(page.getByLabel('Full Name')).toHaveValue(/^O Brien Lee ?$/);
});

test('the draft survives navigation and never reaches browser storage', async ({ page }) => {
  await openForm(page);
  const name = await fillRequired(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  const storage = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(storage).not.toContain(name);
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
});

/** Each invalid value with the server's message: a post need not come from the form. */
const wrongAnswers: [field: string, value: string, message: string][] = [
  ['contact_name', '', 'Invalid name - Please enter a valid name (alphabets only)'],
  ['contact_name', 'R2 D2', 'Invalid name - Please enter a valid name (alphabets only)'],
  ['contact_email', 'ana@', 'Invalid email - Please enter a valid email address'],
  [
    'contact_phone',
    '020 7946 0000',
    'Invalid phone number - Please enter a valid phone number with country code (e.g., +1 234 567 8900)',
  ],
  ['treatment_id', '', 'Please choose a treatment'],
  ['source', 'Atlantis', 'Please choose a country from the list'],
  ['destination', 'Atlantis', 'This destination is not offered for your treatment'],
  ['timeline', 'yesterday', 'Please choose a time from the list'],
  ['notes', 'x'.repeat(2_001), '2,000'],
  ['consent', '', 'Please agree so that we can use your health information for this quote'],
];

test('the server reports each invalid field by itself and stores nothing', async ({ request, baseURL }) => {
  const name = uniqueName();
  const right = {
    contact_name: name,
    contact_email: 'ana@example.org',
    treatment_id: '52',
    consent: 'yes',
  };
  await request.get('/contact');
  const opened = Date.now();
  await expect.poll(() => Date.now() - opened, { timeout: 5_000 }).toBeGreaterThan(2_200);
  for (const [field, value, message] of wrongAnswers) {
    const response = await request.post('/contact', {
      form: { ...right, [field]: value },
      headers: { Origin: baseURL },
    });
    expect.soft(response.status(), field).toBe(422);
    expect.soft(await response.text(), field).toContain(message);
  }
  expect(storedRequests(name)).toEqual([]);
});
