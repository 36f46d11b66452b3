import type { Page } from '@playwright/test';
import { fillRequired, outcome, send, sendWithoutCode, storedOf } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('the contact form works without JavaScript: errors with the typed values, then a receipt and one stored row', {
  tag: '@phone',
}, async ({ page, expectMessage }) => {
  expectMessage(/status of 422/);
  await sendWithoutCode(page);
  await page.reload();
  await expect(outcome(page), 'a receipt is shown once').toHaveCount(0);
});

/** Fills in the form, for as long as a person needs at least; who is faster is asked to send it once more. */
async function fillUnhurried(page: Page): Promise<string> {
  await page.goto('/contact');
  const opened = Date.now();
  const name = await fillRequired(page);
  await expect.poll(() => Date.now() - opened, { timeout: 5_000 }).toBeGreaterThan(2_200);
  return name;
}

test('a double click stores one request', async ({ page }) => {
  const name = await fillUnhurried(page);
  await page.getByRole('button', { name: 'Request My Quote' }).dblclick();
  await expect(outcome(page)).toContainText('Contact Request Submitted!');
  await expect(outcome(page)).toContainText(String(storedOf(name)[0]?.reference));
  expect(storedOf(name)).toHaveLength(1);
});

test('two equal posts that arrive together, before either has a session, store one request', async ({
  page,
  context,
  baseURL,
}) => {
  const name = await fillUnhurried(page);
  const post = () =>
    context.request.post('/contact', {
      form: {
        contact_name: name,
        contact_email: 'ana@example.org',
        treatment_id: '52',
        destination: 'India',
        consent: 'yes',
      },
      headers: { Origin: baseURL },
      maxRedirects: 0,
    });
  const answers = await Promise.all([post(), post()]);
  expect(answers.map(answer => answer.status())).toEqual([303, 303]);
  expect(storedOf(name)).toHaveLength(1);
});

test('the same post sent twice more is stored once, and answered with the same reference', async ({
  page,
  context,
  baseURL,
}) => {
  const name = await fillUnhurried(page);
  const posted = page.waitForRequest(request => request.method() === 'POST');
  await send(page);
  await expect(outcome(page)).toContainText('Contact Request Submitted!');
  const again = async () =>
    context.request.post('/contact', {
      data: (await posted).postData() ?? '',
      headers: { Origin: baseURL, 'Content-Type': 'application/x-www-form-urlencoded' },
      maxRedirects: 0,
    });
  const answers = await Promise.all([again(), again()]);
  expect(answers.map(answer => answer.status())).toEqual([303, 303]);
  const [row, ...more] = storedOf(name);
  expect(more).toEqual([]);
  await page.goto('/contact');
  await expect(outcome(page)).toContainText(String(row?.reference));
});

test('the summary of errors has the focus and leads to the fields', async ({ page, expectMessage }) => {
  expectMessage(/status of 422/);
  await page.goto('/contact');
  await send(page);
  await expect(outcome(page)).toBeFocused();
  await outcome(page).getByRole('link', { name: 'Please choose a treatment' }).click();
  await expect(page).toHaveURL('/contact#quote-treatment-id');
});

test('the page says whom to write to and answers three questions, and is stored by no cache', async ({
  page,
}) => {
  const answer = await page.goto('/contact');
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  const direct = page.getByRole('complementary', { name: 'Prefer to write?' });
  await expect(direct.getByRole('link')).toHaveAttribute('href', 'mailto:hello@carefare.example');
  const questions = page.getByRole('heading', { level: 3, name: /\?$/ });
  await expect(questions).toHaveText([
    'How soon will I receive my quote?',
    'Does the initial consultation cost anything?',
    'What is included in the quote?',
  ]);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  for (const question of await questions.allTextContents()) expect(data.join()).toContain(question);
  await expect(page.getByLabel('Notes')).toHaveAttribute('rows', '6');
  const answersOf = (label: string) => page.getByLabel(label).locator('option:not([value=""])');
  await expect(answersOf('Source Country')).toHaveText(
    'USA, Canada, UK, Germany, UAE, Saudi Arabia, Nigeria, Kenya, South Africa, Australia, Bangladesh, Russia'.split(
      ', ',
    ),
  );
  await expect(answersOf('Timeline')).toHaveText([
    'Urgent (within 1 month)',
    'Soon (within 3 months)',
    'Planning (within 6 months)',
    'Research (no rush)',
  ]);
  for (const [label, token] of [
    ['Full Name', 'name'],
    ['Email', 'email'],
    ['Phone', 'tel'],
  ] as const)
    await expect(page.getByRole('textbox', { name: label })).toHaveAttribute('autocomplete', token);
});
