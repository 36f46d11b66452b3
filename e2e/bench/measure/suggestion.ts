import { withPage } from '../open-page.ts';
import type { Measurement } from './measurement.ts';

/** Two letters of a word: code is loaded with the first at the latest. */
const LETTERS = ['h', 'i'];
const SUGGESTIONS_DEADLINE_MS = 15_000;

/** Runs in the page: milliseconds from the next letter to the frame with the suggestions that it changes. */
function timeSuggestions(): void {
  const textOf = () => document.querySelector('[role="listbox"]')?.textContent ?? '';
  document.documentElement.dataset.benchTime = '';
  addEventListener(
    'input',
    ({ timeStamp }) => {
      const before = textOf();
      const watch = () => {
        if (textOf() === before) return requestAnimationFrame(watch);
        return setTimeout(() => {
          document.documentElement.dataset.benchTime = String(performance.now() - timeStamp);
        });
      };
      watch();
    },
    { capture: true, once: true },
  );
}

/** The home page's search on a phone, with the API's answer and without a slow network. */
export const suggestion: Measurement = {
  name: 'suggestion',
  applies: ({ site, page }) => site.hasScripts && page.name === 'home',
  measure: visit =>
    withPage(visit, { isPhone: true, hasSlowCpu: true }, async ({ page, waitUntilLive }) => {
      await page.goto(visit.page.path);
      await waitUntilLive();
      const field = page.getByRole('combobox', { name: /treatment are you looking for/i });
      await field.focus();
      await waitUntilLive();
      const times: number[] = [];
      for (const letter of LETTERS) {
        await page.evaluate(timeSuggestions);
        await field.press(letter);
        const time = await page.waitForFunction(() => document.documentElement.dataset.benchTime, undefined, {
          timeout: SUGGESTIONS_DEADLINE_MS,
        });
        times.push(Number(await time.jsonValue()));
      }
      const [first = NaN, next = NaN] = times;
      return { 'suggestions after the first letter, ms': first, 'after the next letter, ms': next };
    }),
};
