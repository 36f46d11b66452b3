import { expectAccessible } from '../support/axe.ts';
import { fillRequired, newName, openForm, outcome, storedOf } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

test('a slow answer for a treatment picked before does not overwrite the newer one', async ({ page }) => {
  const held: (() => void)[] = [];
  await openForm(page);
  const destination = page.getByRole('combobox', { name: 'Destination' });
  await expect(destination).toBeDisabled();
  await page.route('**/api/masters/treatment-countries', async route => {
    if (route.request().postData()?.includes('51')) await new Promise<void>(resolve => held.push(resolve));
    await route.continue();
  });
  const treatment = page.getByRole('combobox', { name: 'Treatment' });
  await treatment.selectOption({ label: 'Knee Replacement' });
  await expect(destination).toBeDisabled();
  await treatment.selectOption({ label: 'Hip Replacement' });
  await expect(destination).toBeEnabled();
  await destination.selectOption('India');
  // The call for the earlier treatment was given up; whatever still comes of it belongs to another entry of the cache.
  for (const release of held) release();
  await expect(destination).toBeEnabled();
  await expect(destination).toHaveValue('India');
  await treatment.selectOption({ label: 'Dental Crowns' });
  await expect(destination).toHaveValue('');
});

test('each wrong field is named in the summary, by keyboard alone', { tag: '@phone' }, async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Phone').fill('123');
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@');
  await page.getByRole('button', { name: 'Request My Quote' }).focus();
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toBeFocused();
  await expect(outcome(page).getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(outcome(page).getByRole('link')).toHaveText([
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

test('the draft outlives a change of route, and never reaches storage', async ({ page }) => {
  await openForm(page);
  const name = await fillRequired(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain(name);
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
});

/** What the server says of each wrong answer by itself: whoever posts may have no browser that would stop it. */
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

test('the server names each wrong answer by itself, and stores none', async ({ request, baseURL }) => {
  const name = newName();
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
    const answer = await request.post('/contact', {
      form: { ...right, [field]: value },
      headers: { Origin: baseURL },
    });
    expect.soft(answer.status(), field).toBe(422);
    expect.soft(await answer.text(), field).toContain(message);
  }
  expect(storedOf(name)).toEqual([]);
});
