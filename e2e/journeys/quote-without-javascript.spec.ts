import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('the contact form works without JavaScript: errors with the typed values, then a receipt and one stored row', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/status of 422/);
  const name = `Ana ${Date.now().toString(26).replaceAll(/\d/g, 'x')}`;
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill('not an address');
  // The browser would stop this by itself; the server has to know as well.
  await page.getByRole('combobox', { name: 'Treatment' }).selectOption({ label: 'Hip Replacement' });
  const answered = page.waitForResponse(response => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Request My Quote' }).click();
  expect((await answered).status()).toBe(422);
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue(name);

  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.org');
  await page.getByRole('checkbox', { name: /agree/i }).check();
  await page.getByRole('button', { name: 'Request My Quote' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByText('Contact Request Submitted!').first()).toBeVisible();

  const database = new DatabaseSync(process.env.CAREFARE_DATABASE ?? '', { readOnly: true });
  const rows = database
    .prepare('SELECT * FROM submissions')
    .all()
    .map(row => JSON.stringify(row));
  database.close();
  expect(rows.filter(row => row.includes(name))).toHaveLength(1);
});

test('a form sent from another site is refused', async ({ request }) => {
  const answer = await request.post('/contact', {
    form: { contact_name: 'Ana' },
    headers: { Origin: 'https://evil.example' },
  });
  expect(answer.status()).toBe(403);
});
