import { expectAccessible } from '../support/axe.ts';
import { type StackWithFaults, startStackWithFaults } from '../support/faulty-api.ts';
import {
  fillRequired,
  openForm,
  resultOf,
  send,
  sendAtHumanPace,
  storedRequests,
} from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 120_000 });

let stack: StackWithFaults;
test.beforeAll(async () => {
  stack = await startStackWithFaults({ env: { api: { RATE_SUBMISSIONS_PER_HOUR: '3' } } });
});
test.afterAll(() => stack.remove());
test.afterEach(() => stack.faults.heal());

const WAIT = /Please wait (a minute|\d+ minutes) before you send again/;
const requestsOf = (name: string) => storedRequests(name, stack.databaseFile);

test('if the API does not respond, nothing is lost and sending again stores the request once', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, expectLog }) => {
  expectLog(/status of 504/);
  await openForm(page, stack.url);
  const name = await fillRequired(page);
  stack.faults.hang(/POST .*submissions/);
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending your request…' })).toBeVisible();
  await expect(resultOf(page)).toContainText('Error Submitting Request', { timeout: 30_000 });
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  // The first call is released together with the second.
  stack.faults.heal();
  await send(page);
  await expect(resultOf(page)).toContainText('Contact Request Submitted!');
  expect(requestsOf(name)).toHaveLength(1);
});

test.describe('without JavaScript', { tag: ['@quote', '@own-stack'] }, () => {
  test.use({ javaScriptEnabled: false });

  test('with the API down the answers are kept, and the same form is accepted once it is back', async ({
    page,
    expectLog,
  }) => {
    expectLog(/status of 422/);
    await page.goto(`${stack.url}/contact`);
    const name = await fillRequired(page);
    stack.faults.down();
    await sendAtHumanPace(page);
    await expect(resultOf(page)).toContainText('Session Error');
    await expect(page.getByLabel('Full Name')).toHaveValue(name);
    await expect(page.getByRole('combobox', { name: 'Treatment' })).toHaveValue('52');
    stack.faults.heal();
    await page.getByRole('checkbox', { name: /agree/i }).check();
    await send(page);
    await expect(resultOf(page)).toContainText('Contact Request Submitted!');
    expect(requestsOf(name)).toHaveLength(1);
  });
});

test('a visitor who sends too often is told how long to wait, with and without JavaScript', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, browser, expectLog }) => {
  expectLog(/status of 429/);
  await openForm(page, stack.url);
  const refused = resultOf(page).getByText(WAIT);
  const another = page.getByRole('link', { name: 'Send another request' });
  await expect(async () => {
    if (await another.isVisible()) await another.click();
    const name = await fillRequired(page);
    await send(page);
    await expect(refused.or(another)).toBeVisible();
    await expect(refused).toBeVisible({ timeout: 3_000 });
    await expect(page.getByLabel('Full Name')).toHaveValue(name);
    expect(requestsOf(name)).toEqual([]);
  }).toPass();
  await expectAccessible(page);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${stack.url}/contact`);
  const name = await fillRequired(plain);
  await sendAtHumanPace(plain);
  await expect(resultOf(plain)).toContainText(WAIT);
  await expect(plain.getByLabel('Full Name')).toHaveValue(name);
  expect(requestsOf(name)).toEqual([]);
  await plain.close();
});
