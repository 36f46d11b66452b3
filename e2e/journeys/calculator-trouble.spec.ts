import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { answerSteps, atStep, next, openCalculator } from '../support/calculator.ts';
import { expectTotal } from '../support/estimate.ts';
import { expect, test } from '../support/test.ts';

const isStart = (url: URL) => /\/api\/journey\/start\//.test(url.pathname);
const isSave = (url: URL) => /\/api\/journey\/\d+$/.test(url.pathname);

/** The steps that the page sends to be saved, as "session step". */
function saves(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', request => {
    const url = new URL(request.url());
    if (request.method() !== 'PUT' || !isSave(url)) return;
    const { step } = request.postDataJSON() as { step: string };
    sent.push(`${url.pathname.split('/').at(-1)} ${step}`);
  });
  return sent;
}

/** Holds the start of the session until it is let go, or given up with an answer that means nothing. */
async function holdSession(page: Page): Promise<{ letGo(): void; giveUp(): void }> {
  let [letGo, giveUp] = [() => {}, () => {}];
  const held = new Promise<boolean>(resolve => {
    letGo = () => resolve(true);
    giveUp = () => resolve(false);
  });
  await page.route(isStart, async route => {
    if (await held) await route.continue();
    // The page may have given up first.
    else await route.fulfill({ json: {} }).catch(() => undefined);
  });
  return { letGo, giveUp };
}

test('a session that comes late delays no answer: Next waits for it', async ({ page }) => {
  const { letGo } = await holdSession(page);
  const sent = saves(page);
  const calculator = await openCalculator(page);
  await calculator.getByRole('searchbox').fill('hip replacement');
  await next(calculator).click();
  await expect(calculator.getByText('Saving your answers …')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Saving your answers …');
  expect(sent).toEqual([]);
  letGo();
  await atStep(calculator, 2);
  expect(sent).toHaveLength(1);
});

test('without a session Next waits 5 s, says that nothing is saved, and can be tried again', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/A step was not saved/);
  expectMessage(/Failed to start session/);
  const messages: string[] = [];
  page.on('console', message => messages.push(message.text()));
  const { giveUp } = await holdSession(page);
  const calculator = await openCalculator(page);
  await calculator.getByRole('searchbox').fill('hip replacement');
  await next(calculator).click();
  await expect(calculator.getByText(/^Not saved:/)).toBeVisible({ timeout: 8_000 });
  await atStep(calculator, 1);
  await expect(calculator.getByRole('radio', { name: /^Hip Replacement/ })).toBeChecked();
  await expectAccessible(page);
  giveUp();
  await expect.poll(() => messages.some(message => message.includes('Failed to start session'))).toBe(true);
  await page.unroute(isStart);
  await calculator.getByRole('button', { name: 'Try again' }).click();
  await atStep(calculator, 2);
});

test('a step that cannot be saved keeps the visitor and all answers, and saves at the next try @phone', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/status of 500/);
  expectMessage(/A step was not saved/);
  const calculator = await openCalculator(page);
  await answerSteps(calculator, 1, 3);
  await atStep(calculator, 4);
  await page.route(isSave, route => route.fulfill({ status: 500, json: { title: 'fault', status: 500 } }));
  await calculator.getByLabel('Companions').fill('1');
  await calculator.getByRole('radio', { name: /^Standard hotel/ }).check();
  await next(calculator).click();
  await expect(calculator.getByText('Your answers could not be saved.', { exact: false })).toBeVisible();
  await atStep(calculator, 4);
  await expect(calculator.getByLabel('Companions')).toHaveValue('1');
  await expect(calculator.getByRole('radio', { name: /^Standard hotel/ })).toBeChecked();
  await expectAccessible(page);
  await page.unroute(isSave);
  await calculator.getByRole('button', { name: 'Try again' }).click();
  await answerSteps(calculator, 5, 5);
  await expectTotal(page, '$8,865');
});

test('a lost session is replaced once, gets all steps, and the visitor notices nothing', async ({
  page,
  context,
  expectMessage,
}) => {
  expectMessage(/status of 404/);
  const sent = saves(page);
  const calculator = await openCalculator(page);
  await answerSteps(calculator, 1, 2);
  await atStep(calculator, 3);
  const before = await page.evaluate(() => localStorage.getItem('carefare.session'));
  await context.clearCookies();
  sent.length = 0;
  await answerSteps(calculator, 3, 3);
  await atStep(calculator, 4);
  const after = await page.evaluate(() => localStorage.getItem('carefare.session'));
  expect(after).not.toBe(before);
  expect(sent).toEqual([`${before} dates`, `${after} treatment`, `${after} destination`, `${after} dates`]);
  await answerSteps(calculator, 4, 5);
  await expectTotal(page, '$8,865');
});

test('a double click on Next saves one step, once', async ({ page }) => {
  const sent = saves(page);
  const calculator = await openCalculator(page);
  await calculator.getByRole('searchbox').fill('hip replacement');
  await expect(next(calculator)).toBeEnabled();
  await next(calculator).dblclick();
  await atStep(calculator, 2);
  await expect(calculator.getByRole('heading', { name: /^Step 2/ })).toBeFocused();
  expect(sent.map(each => each.split(' ')[1])).toEqual(['treatment']);
});

test('lists that are slow or fail say so, and the rest of the step works meanwhile', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/status of 500/);
  expectMessage(/Failed to fetch destinations/);
  const isList = '**/api/masters/treatment-countries';
  await page.route(isList, route => route.fulfill({ status: 500, json: { title: 'fault', status: 500 } }));
  const calculator = await openCalculator(page);
  await answerSteps(calculator, 1, 1);
  await atStep(calculator, 2);
  await expect(calculator.getByText('Loading …')).toBeVisible();
  await calculator.getByLabel('Where do you travel from?').selectOption('UK');
  await expect(calculator.getByText('The list could not be loaded.')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await page.unroute(isList);
  await calculator.getByRole('button', { name: 'Try again' }).click();
  await answerSteps(calculator, 2, 2);
  await atStep(calculator, 3);
});
