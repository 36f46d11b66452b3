import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { answerSteps, expectStep, nextButton, openCalculator } from '../support/calculator.ts';
import { expectTotal } from '../support/estimate.ts';
import { AFTER_RETRIES, holdRequests } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const isStart = (url: URL) => /\/api\/journey\/start\//.test(url.pathname);
const SAVE = /\/api\/journey\/\d+$/;

/** Records the steps that the page saves, as "session step". */
function recordSaves(page: Page): string[] {
  const saves: string[] = [];
  page.on('request', request => {
    const url = new URL(request.url());
    if (request.method() !== 'PUT' || !SAVE.test(url.pathname)) return;
    const { step } = request.postDataJSON() as { step: string };
    saves.push(`${url.pathname.split('/').at(-1)} ${step}`);
  });
  return saves;
}

test('answering continues while the session starts; only Next waits for it', { tag: '@calculator' }, async ({
  page,
}) => {
  const release = await holdRequests(page, isStart);
  const saves = recordSaves(page);
  const calculator = await openCalculator(page);
  await calculator.getByLabel('Search treatments').fill('hip replacement');
  await nextButton(calculator).click();
  await expect(calculator.getByText('Saving your answers …')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Saving your answers …');
  expect(saves).toEqual([]);
  release();
  await expectStep(calculator, 2);
  expect(saves).toHaveLength(1);
});

test('Next gives up after 5 s if there is no session, says that nothing is saved, and can be tried again', {
  tag: '@calculator',
}, async ({ page, expectLog }) => {
  expectLog(/A step was not saved/);
  expectLog(/Failed to start session/);
  const messages: string[] = [];
  page.on('console', message => messages.push(message.text()));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(isStart, async route => {
    await released;
    // An invalid answer, or none if the page has aborted the request.
    await route.fulfill({ json: {} }).catch(() => undefined);
  });
  const calculator = await openCalculator(page);
  await calculator.getByLabel('Search treatments').fill('hip replacement');
  await nextButton(calculator).click();
  await expect(calculator.getByText(/^Not saved:/)).toBeVisible({ timeout: 8_000 });
  await expectStep(calculator, 1);
  await expect(calculator.getByRole('radio', { name: /^Hip Replacement/ })).toBeChecked();
  await expectAccessible(page);
  release();
  await expect.poll(() => messages.some(message => message.includes('Failed to start session'))).toBe(true);
  await page.unroute(isStart);
  await calculator.getByRole('button', { name: 'Try again' }).click();
  await expectStep(calculator, 2);
});

test('a step that fails to save keeps the visitor there with all answers, and saves on the next try', {
  tag: ['@calculator', '@phone'],
}, async ({ page, api, expectLog }) => {
  expectLog(/status of 500/);
  expectLog(/A step was not saved/);
  const calculator = await openCalculator(page);
  await answerSteps(calculator, 1, 3);
  await expectStep(calculator, 4);
  await api(SAVE).status(500);
  await calculator.getByLabel('Companions').fill('1');
  await calculator.getByRole('radio', { name: /^Standard hotel/ }).check();
  await nextButton(calculator).click();
  await expect(calculator.getByText('Your answers could not be saved.', { exact: false })).toBeVisible();
  await expectStep(calculator, 4);
  await expect(calculator.getByLabel('Companions')).toHaveValue('1');
  await expect(calculator.getByRole('radio', { name: /^Standard hotel/ })).toBeChecked();
  await expectAccessible(page);
  await api(SAVE).heal();
  await calculator.getByRole('button', { name: 'Try again' }).click();
  await answerSteps(calculator, 5, 5);
  await expectTotal(page, '$8,865');
});

test('a lost session is replaced once and receives all steps, unnoticed by the visitor', {
  tag: '@calculator',
}, async ({ page, context, expectLog }) => {
  expectLog(/status of 404/);
  const saves = recordSaves(page);
  const calculator = await openCalculator(page);
  await answerSteps(calculator, 1, 2);
  await expectStep(calculator, 3);
  const before = await page.evaluate(() => localStorage.getItem('carefare.session'));
  await context.clearCookies();
  saves.length = 0;
  await answerSteps(calculator, 3, 3);
  await expectStep(calculator, 4);
  const after = await page.evaluate(() => localStorage.getItem('carefare.session'));
  expect(after).not.toBe(before);
  expect(saves).toEqual([`${before} dates`, `${after} treatment`, `${after} destination`, `${after} dates`]);
  await answerSteps(calculator, 4, 5);
  await expectTotal(page, '$8,865');
});

test('a double click on Next saves one step once', { tag: '@calculator' }, async ({ page }) => {
  const saves = recordSaves(page);
  const calculator = await openCalculator(page);
  await calculator.getByLabel('Search treatments').fill('hip replacement');
  await expect(nextButton(calculator)).toBeEnabled();
  await nextButton(calculator).dblclick();
  await expectStep(calculator, 2);
  await expect(calculator.getByRole('heading', { name: /^Step 2/ })).toBeFocused();
  expect(saves.map(save => save.split(' ')[1])).toEqual(['treatment']);
});

test('a slow or failed list says so, and the rest of the step keeps working', { tag: '@calculator' }, async ({
  page,
  api,
  expectLog,
}) => {
  expectLog(/status of 500/);
  expectLog(/Failed to fetch destinations/);
  await api('/masters/treatment-countries').status(500);
  const calculator = await openCalculator(page);
  await answerSteps(calculator, 1, 1);
  await expectStep(calculator, 2);
  await expect(calculator.getByText('Loading …')).toBeVisible();
  await calculator.getByLabel('Where do you travel from?').selectOption('UK');
  await expect(calculator.getByText('The list could not be loaded.')).toBeVisible(AFTER_RETRIES);
  await expectAccessible(page);
  await api('/masters/treatment-countries').heal();
  await calculator.getByRole('button', { name: 'Try again' }).click();
  await answerSteps(calculator, 2, 2);
  await expectStep(calculator, 3);
});
