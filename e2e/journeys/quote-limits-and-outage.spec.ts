import { expectAccessible } from '../support/axe.ts';
import { faultyStack } from '../support/faulty-api.ts';
import { fillRequired, openForm, outcome, postAsPeopleDo, send, storedOf } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 120_000 });

let stack: Awaited<ReturnType<typeof faultyStack>>;
test.beforeAll(async () => {
  stack = await faultyStack({ env: { api: { RATE_SUBMISSIONS_PER_HOUR: '3' } } });
});
test.afterAll(() => stack.remove());
test.afterEach(() => stack.faults.heal());

const WAIT = /Please wait (a minute|\d+ minutes) before you send again/;
const stored = (name: string) => storedOf(name, stack.databaseFile);

test('an API that does not answer loses nothing: sent again, the request is stored once', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/status of 504/);
  await openForm(page, stack.url);
  const name = await fillRequired(page);
  stack.faults.hang(/POST .*submissions/);
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending your request…' })).toBeVisible();
  await expect(outcome(page)).toContainText('Error Submitting Request', { timeout: 30_000 });
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  // The call that hung is let through together with the second one.
  stack.faults.heal();
  await send(page);
  await expect(outcome(page)).toContainText('Contact Request Submitted!');
  expect(stored(name)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an API that is down costs no answer, and the same form is taken when it is back', async ({
    page,
    expectMessage,
  }) => {
    expectMessage(/status of 422/);
    await page.goto(`${stack.url}/contact`);
    const name = await fillRequired(page);
    stack.faults.down();
    await postAsPeopleDo(page);
    await expect(outcome(page)).toContainText('Session Error');
    await expect(page.getByLabel('Full Name')).toHaveValue(name);
    await expect(page.getByRole('combobox', { name: 'Treatment' })).toHaveValue('52');
    stack.faults.heal();
    await page.getByRole('checkbox', { name: /agree/i }).check();
    await send(page);
    await expect(outcome(page)).toContainText('Contact Request Submitted!');
    expect(stored(name)).toHaveLength(1);
  });
});

test('whoever asks too often is told for how long to wait, with and without JavaScript', async ({
  page,
  browser,
  expectMessage,
}) => {
  expectMessage(/status of 429/);
  await openForm(page, stack.url);
  const refused = outcome(page).getByText(WAIT);
  await expect(async () => {
    const name = await fillRequired(page);
    await send(page);
    await expect(page.getByRole('button', { name: 'Request My Quote' })).toBeVisible();
    await expect(refused).toBeVisible({ timeout: 3_000 });
    await expect(page.getByLabel('Full Name')).toHaveValue(name);
    expect(stored(name)).toEqual([]);
  }).toPass();
  await expectAccessible(page);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${stack.url}/contact`);
  const name = await fillRequired(plain);
  await postAsPeopleDo(plain);
  await expect(outcome(plain)).toContainText(WAIT);
  await expect(plain.getByLabel('Full Name')).toHaveValue(name);
  expect(stored(name)).toEqual([]);
  await plain.close();
});
