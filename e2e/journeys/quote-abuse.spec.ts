import type { APIRequestContext } from '@playwright/test';
import { fillRequired, openForm, resultOf, send, storedRequests, uniqueName } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

const SENT_TOO_FAST = 'sent faster than people can fill it in';

const answers = (name: string) => ({
  contact_name: name,
  contact_email: 'bot@example.org',
  treatment_id: '52',
  consent: 'yes',
});

const post = (
  request: APIRequestContext,
  form: Record<string, string>,
  headers: Record<string, string | undefined>,
) => request.post('/contact', { form, headers: definedOf(headers), maxRedirects: 0 });

const definedOf = (headers: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])));

test('a post without a validly signed form cookie is refused', { tag: ['@quote', '@own-stack'] }, async ({
  request,
  baseURL,
}) => {
  const name = uniqueName();
  const opened = `carefare_form_${new URL(baseURL ?? '').port}`;
  for (const cookie of [
    undefined,
    `${opened}=1.c2lnbmVk`,
    `${opened}=${encodeURIComponent(JSON.stringify([Date.now() - 60_000, null]))}.Zm9yZ2Vk`,
  ]) {
    const response = await post(request, answers(name), { Origin: baseURL, Cookie: cookie });
    expect(response.status()).toBe(422);
    expect(await response.text()).toContain('could not tell that this form was opened');
  }
  expect(storedRequests(name)).toEqual([]);
});

test('a form sent right after it was opened is refused with its answers, and accepted moments later', {
  tag: ['@quote', '@own-stack'],
}, async ({ request, baseURL }) => {
  const name = uniqueName();
  await request.get('/contact');
  const early = await post(request, answers(name), { Origin: baseURL });
  expect(early.status()).toBe(422);
  expect(await early.text()).toContain(SENT_TOO_FAST);
  expect(await early.text()).toContain(`value="${name}"`);
  await expect
    .poll(async () => (await post(request, answers(name), { Origin: baseURL })).status(), { timeout: 8_000 })
    .toBe(303);
  expect(storedRequests(name)).toHaveLength(1);
});

test('a filled honeypot refuses a bot, and lets a person send again', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, request, baseURL }) => {
  const refused = await post(
    request,
    { ...answers(uniqueName()), referral_site: 'https://spam.example' },
    { Origin: baseURL },
  );
  expect(refused.status()).toBe(422);
  expect(await refused.text()).toContain('A field that people do not see was filled in');

  await openForm(page);
  const name = await fillRequired(page);
  await page.locator('[name=referral_site]').fill('https://spam.example', { force: true });
  await send(page);
  await expect(resultOf(page)).toContainText('A field that people do not see was filled in');
  expect(storedRequests(name)).toEqual([]);
  await send(page);
  await expect(resultOf(page)).toContainText('Contact Request Submitted!');
  expect(storedRequests(name)).toHaveLength(1);
});

test('a post from another site is refused by the page and by the API', {
  tag: ['@quote', '@own-stack'],
}, async ({ request, page }) => {
  const foreign = { Origin: 'https://evil.example' };
  const name = uniqueName();
  const form = await post(request, answers(name), foreign);
  expect(form.status()).toBe(403);
  expect(await form.text()).toContain('sent from another site');

  await openForm(page);
  await fillRequired(page);
  const sent = page.waitForRequest('**/submissions');
  await send(page);
  const [url, body] = [(await sent).url(), (await sent).postDataJSON()];
  const call = await page.context().request.post(url, {
    data: { ...body, payload: { ...body.payload, contact_name: name } },
    headers: { ...foreign, 'Idempotency-Key': 'another-key-of-its-own' },
  });
  expect(call.status()).toBe(403);
  expect(storedRequests(name)).toEqual([]);
});

test('a body that is too large is refused, and notes that are too long can be shortened', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, request, baseURL }) => {
  const name = uniqueName();
  const huge = await post(request, { ...answers(name), notes: 'x'.repeat(70_000) }, { Origin: baseURL });
  expect(huge.status()).toBe(413);
  expect(await huge.text()).toContain('too large');
  const call = await request.post('/api/journey/1/submissions', {
    data: { notes: 'x'.repeat(70_000) },
    headers: definedOf({ Origin: baseURL }),
  });
  expect(call.status()).toBe(413);

  const notes = 'x'.repeat(2_001);
  await request.get('/contact');
  const long = await post(request, { ...answers(name), notes }, { Origin: baseURL });
  expect(long.status()).toBe(422);
  expect(await long.text()).toContain(notes);

  await openForm(page);
  await fillRequired(page);
  await page.getByLabel('Notes').fill(notes);
  await send(page);
  await expect(resultOf(page).getByRole('link')).toHaveCount(1);
  await expect(page.getByText('1 character too many; 2,000 are possible')).toBeVisible();
  await page.getByLabel('Notes').press('End');
  await page.keyboard.press('Backspace');
  await send(page);
  await expect(resultOf(page)).toContainText('Contact Request Submitted!');
});
