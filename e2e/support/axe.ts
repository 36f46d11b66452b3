import { findViolations } from '@carefare/release/axe';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Fails if axe finds a violation of WCAG 2.2 AA in what the page shows once nothing is being computed or fades. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findPassing), 'what passes by itself').toEqual([]);
  const sentences = (await findViolations(page)).map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
  expect(sentences, 'accessibility violations').toEqual([]);
}

/** Runs in the browser. An animation that never ends does not count. */
function findPassing(): string[] {
  const busy = Array.from(document.querySelectorAll('[aria-busy=true]'), ({ outerHTML }) => outerHTML);
  const moving = document.getAnimations().filter(({ playState, effect }) => {
    const end = effect?.getComputedTiming().endTime;
    return playState === 'running' && typeof end === 'number' && Number.isFinite(end);
  });
  return [...busy.map(html => html.slice(0, 80)), ...moving.map(({ id }) => `animation ${id}`)];
}
