import { expectAccessible } from '../support/axe.ts';
import { doubleText, expectReadable } from '../support/large-text.ts';
import { expectNoHorizontalScroll, visitWithSession, waitUntilReady } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';
import { expectValidHtml } from '../support/valid-html.ts';

const QUOTE = [
  'Hip replacement surgery: $6,100',
  'Implant, anaesthetic and medicines included.',
  'Hotel: 400 EUR',
  'Not included: flights',
].join('\n');

test('a quote is pasted and checked in the page, and no request leaves it', {
  tag: '@catalogue',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitWithSession(page, '/treatments/hip-replacement/india');
  await waitUntilReady(page, 'catalogue/country');
  await page.getByRole('link', { name: 'Check it against our list' }).click();
  await expect(page.getByLabel('Country of the clinic')).toHaveValue('India');
  await page.getByText('Do you have it as text? Paste it').click();
  const requests: string[] = [];
  // Code of the pages that links in view lead to says nothing of the quote.
  page.on('request', request => {
    if (!['script', 'stylesheet'].includes(request.resourceType())) requests.push(request.url());
  });

  await page.getByLabel('Text of the quote').fill(QUOTE);
  await page.getByRole('button', { name: 'Read the text' }).click();
  await expect(page.getByText(/^We found 5 lines and 2 amounts /).first()).toBeVisible();
  const total = page.getByLabel('Total of the quote');
  // The form's own button; what was read ends with one too.
  const check = page.getByRole('button', { name: 'Check the quote' }).last();
  await total.fill('$6,500 a hip');
  await check.click();
  // Who mends a fault goes on typing, though there is an answer by then.
  await total.press('End');
  for (let letter = 0; letter < ' a hip'.length; letter += 1) await total.press('Backspace');
  await expect(page.getByText(/^The treatment costs /)).toBeVisible();
  await expect(total).toBeFocused();
  await check.click();
  const heading = page.getByRole('heading', { name: 'Your quote: Hip Replacement in India' });
  await expect(heading).toBeFocused();
  // The place and the first questions are in the first two screens.
  const question = await page
    .locator('ol')
    .filter({ hasText: /\?/ })
    .getByRole('listitem')
    .first()
    .boundingBox();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect((question?.y ?? Number.POSITIVE_INFINITY) + scrolled).toBeLessThan(2 * 844);
  expect(requests).toEqual([]);

  // Who comes back finds the answer as it was.
  await page.getByRole('link', { name: 'Where our prices come from' }).first().click();
  await expect(page).toHaveURL('/prices');
  await page.goBack();
  await expect(heading).toBeVisible();

  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await doubleText(page);
  await expectReadable(page);
});

test.describe('without JavaScript', { tag: '@catalogue' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the ticked form is answered by the page, which keeps nothing of it', async ({
    page,
    context,
    expectLog,
  }) => {
    expectLog(/status of 422/);
    // The form is longer than the screen.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/check-a-quote');
    await expect(page.getByText('Do you have it as text? Paste it')).toBeHidden();
    await page.getByLabel('Total of the quote').fill('$9,000');
    await page.getByRole('checkbox', { name: 'Surgeon and procedure' }).check();
    await page.getByRole('button', { name: 'Check the quote' }).click();
    await expect(page.getByRole('link', { name: 'Treatment: Choose a treatment.' })).toBeInViewport();
    await expect(page.getByRole('checkbox', { name: 'Surgeon and procedure' })).toBeChecked();

    await page.getByLabel('Treatment', { exact: true }).selectOption('Hip Replacement');
    await page.getByLabel('Country of the clinic').selectOption('India');
    const [response] = await Promise.all([
      page.waitForResponse(answer => answer.request().method() === 'POST'),
      page.getByRole('button', { name: 'Check the quote' }).click(),
    ]);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('private, no-store');
    await expectValidHtml(await response.text());
    await expect(page.getByText(/^The treatment costs \$9,000 in this quote\./)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Copy the message' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Send by e-mail' })).toHaveAttribute('href', /^mailto:/);
    // No session was started.
    expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Check the quote' })).toBeHidden();
    await expect(page.getByText('Is a check-up before I fly home in the price?')).toBeVisible();
  });
});
