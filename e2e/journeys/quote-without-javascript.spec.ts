import type { Page } from '@playwright/test';
import { checkNativePost, fillRequired, resultOf, send, storedRequests } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('the form works without JavaScript: errors keep the values, then a receipt and one stored row', {
  tag: ['@quote', '@own-stack', '@phone'],
}, async ({ page, expectLog }) => {
  expectLog(/status of 422/);
  await checkNativePost(page);
  await page.reload();
  await expect(resultOf(page), 'a receipt is shown once').toHaveCount(0);
});

/** Fills in the form slowly enough not to be refused as a bot. */
async function fillAtHumanPace(page: Page): Promise<string> {
  await page.goto('/contact');
  const opened = Date.now();
  const name = await fillRequired(page);
  await expect.poll(() => Date.now() - opened, { timeout: 5_000 }).toBeGreaterThan(2_200);
  return name;
}

test('a double click stores one request', { tag: ['@quote', '@own-stack'] }, async ({ page }) => {
  const name = await fillAtHumanPace(page);
  await page.getByRole('button', { name: 'Request My Quote' }).dblclick();
  await expect(resultOf(page)).toContainText('Contact Request Submitted!');
  await expect(resultOf(page)).toContainText(String(storedRequests(name)[0]?.reference));
  expect(storedRequests(name)).toHaveLength(1);
});

test('two identical posts that arrive together, before either has a session, store one request', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, context, baseURL }) => {
  const name = await fillAtHumanPace(page);
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
  expect(answers.map(response => response.status())).toEqual([303, 303]);
  expect(storedRequests(name)).toHaveLength(1);
});

test('a visitor whose network has changed since the session started sends the form', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, context }) => {
  const started = await context.request.post('/api/journey/start/another-network', {
    data: { country: 'UK' },
  });
  expect(started.headers()['set-cookie']).toContain('carefare_session');
  const name = await fillAtHumanPace(page);
  await send(page);
  await expect(resultOf(page)).toContainText('Contact Request Submitted!');
  expect(storedRequests(name)).toHaveLength(1);
});

test('a post repeated twice is stored once and keeps its reference', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, context, baseURL }) => {
  const name = await fillAtHumanPace(page);
  const original = page.waitForRequest(request => request.method() === 'POST');
  await send(page);
  await expect(resultOf(page)).toContainText('Contact Request Submitted!');
  const repeat = async () =>
    context.request.post('/contact', {
      data: (await original).postData() ?? '',
      headers: { Origin: baseURL, 'Content-Type': 'application/x-www-form-urlencoded' },
      maxRedirects: 0,
    });
  const answers = await Promise.all([repeat(), repeat()]);
  expect(answers.map(response => response.status())).toEqual([303, 303]);
  const [row, ...more] = storedRequests(name);
  expect(more).toEqual([]);
  await page.goto('/contact');
  await expect(resultOf(page)).toContainText(String(row?.reference));
});

test('the error summary takes the focus and links to the fields', { tag: ['@quote', '@own-stack'] }, async ({
  page,
  expectLog,
}) => {
  expectLog(/status of 422/);
  await page.goto('/contact');
  await send(page);
  await expect(resultOf(page)).toBeFocused();
  await resultOf(page).getByRole('link', { name: 'Choose a treatment' }).click();
  await expect(page).toHaveURL('/contact#quote-treatment-id');
});

test('an address fills in treatment and destination, and what is unknown counts for nothing', {
  tag: ['@quote', '@own-stack'],
}, async ({ page }) => {
  const treatment = page.getByRole('combobox', { name: 'Treatment' });
  const destination = page.getByRole('combobox', { name: 'Destination' });
  for (const [query, id, country] of [
    ['?treatment=hip-replacement&destination=India', '52', 'India'],
    ['?treatment=veneers&destination=Atlantis', '38', ''],
    ['?treatment=nothing&destination=India', '', ''],
  ] as const) {
    const response = await page.goto(`/contact${query}`);
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    await expect(treatment).toHaveValue(id);
    await expect(destination).toHaveValue(country);
  }
});

test('the page shows the email address, three questions and all choices, and is not cached', {
  tag: ['@quote', '@own-stack'],
}, async ({ page }) => {
  const response = await page.goto('/contact');
  expect(response?.headers()['cache-control']).toBe('private, no-store');
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
