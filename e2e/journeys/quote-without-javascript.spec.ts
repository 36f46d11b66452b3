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
  // Sent within two seconds of the page's opening it is refused, with all answers kept: then it is sent once more.
  await expect(async () => {
    const sent = page.waitForResponse(response => response.url().endsWith('/contact'));
    await page.getByRole('button', { name: 'Request My Quote' }).click();
    await sent;
    await expect(page.getByText('Contact Request Submitted!').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page).toHaveURL('/contact');

  const database = new DatabaseSync(process.env.CAREFARE_DATABASE ?? '', { readOnly: true });
  const rows = database
    .prepare('SELECT * FROM submissions')
    .all()
    .map(row => JSON.stringify(row));
  database.close();
  expect(rows.filter(row => row.includes(name))).toHaveLength(1);
});

test('a form that was never opened is refused, and nothing is stored', async ({ request, baseURL }) => {
  const answer = await request.post('/contact', {
    form: {
      contact_name: 'Never Opened',
      contact_email: 'bot@example.org',
      treatment_id: '52',
      consent: 'yes',
    },
    headers: { Origin: baseURL },
  });
  expect(answer.status()).toBe(422);
  expect(await answer.text()).toContain('could not tell that this form was opened');
  const forged = await request.post('/contact', {
    form: {
      contact_name: 'Never Opened',
      contact_email: 'b@example.org',
      treatment_id: '52',
      consent: 'yes',
    },
    headers: { Origin: baseURL, Cookie: 'carefare_form=1.c2lnbmVk' },
  });
  expect(forged.status()).toBe(422);
});

test('a form sent from another site is refused', async ({ request }) => {
  const answer = await request.post('/contact', {
    form: { contact_name: 'Ana' },
    headers: { Origin: 'https://evil.example' },
  });
  expect(answer.status()).toBe(403);
});
