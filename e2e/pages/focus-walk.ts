import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** A walk of fewer has not begun. */
const LEAST_STOPS = 4;
const MOST_STOPS = 200;

/**
 * Walks by Tab to the end of the page, or of its main part, and fails at a control that something covers or that stays out of
 * sight.
 */
export async function expectFocusInSight(page: Page, { withFooter }: { withFooter: boolean }): Promise<void> {
  await page.evaluate(() => {
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('.skip-link')?.focus();
  });
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const cover = await page.evaluate(describeCover);
    if (cover === 'end' || (cover === 'footer' && !withFooter)) {
      expect(stop, 'controls of the page').toBeGreaterThan(LEAST_STOPS);
      return;
    }
    // A widget may just be replacing its HTML.
    if (cover && cover !== 'footer')
      await expect.poll(() => page.evaluate(describeCover)).toMatch(/^(footer)?$/);
  }
  throw new Error(`The walk did not end after ${MOST_STOPS} stops`);
}

/** Runs in the page. @returns what covers the focused control; nothing if all of it on the screen is seen */
function describeCover(): string {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return 'end';
  const label = (focused as HTMLInputElement).labels?.[0];
  // A styled radio button is a pixel in its label.
  const shown = label && focused.clientWidth < 4 ? label : focused;
  const { left, top, width, height: whole } = shown.getBoundingClientRect();
  // Of a text area browsers bring the line with the caret into view only.
  const height = shown instanceof HTMLTextAreaElement ? Math.min(whole, innerHeight - top) : whole;
  // Corners are round, and text wraps: points well inside. Beyond the edge there is nothing.
  const found = [0.2, 0.5, 0.8]
    .flatMap(x => [0.2, 0.5, 0.8].map(y => document.elementFromPoint(left + width * x, top + height * y)))
    .filter(element => element !== null);
  const covers = found.filter(on => !shown.contains(on) && !on.contains(shown) && !label?.contains(on));
  const name = `"${focused.textContent.trim().slice(0, 40) || focused.id}"`;
  if (found.length === 0) return `${name} is out of sight`;
  // What is taller than the screen below the header cannot be seen whole.
  if (covers.length > (height > innerHeight - 100 ? 6 : 0))
    return `${name} is covered by ${covers[0]?.outerHTML.slice(0, 80)}`;
  return focused.closest('footer') ? 'footer' : '';
}
