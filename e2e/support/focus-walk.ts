import type { Page } from '@playwright/test';

/** Asking the page after each would take twice as long. */
const PRESSES = 20;
const MOST_ROUNDS = 20;

/** Walks through the page by Tab, once round. @returns what is said of each control that is not seen whole */
export async function findCoveredStops(page: Page): Promise<string[]> {
  const walk = await page.evaluateHandle(watchFocus);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (let press = 0; press < PRESSES; press++) await page.keyboard.press('Tab');
    const faults = await walk.evaluate(({ isRound, faults: found }) => (isRound ? found : undefined));
    if (faults) return faults;
  }
  throw new Error(`The walk did not end after ${PRESSES * MOST_ROUNDS} stops`);
}

/** Runs in the page. Looks at each control when the focus leaves it, until it comes to one again. */
function watchFocus(): { isRound: boolean; faults: string[] } {
  // It stands where it stood before the window changed.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const walk = { isRound: false, faults: [] as string[] };
  const seen = new Set<Element>();
  const watching = new AbortController();
  document.addEventListener(
    'focusout',
    ({ target }) => {
      // The server's HTML of a widget hands the focus on.
      if (!(target instanceof HTMLElement) || !target.checkVisibility()) return;
      if (seen.has(target)) {
        walk.isRound = true;
        watching.abort();
        return;
      }
      seen.add(target);
      // Shown only while it has the focus, above everything.
      if (target.matches('.skip-link')) return;
      const label = (target as HTMLInputElement).labels?.[0];
      // A styled radio button is a pixel in its label.
      const shown = label && target.clientWidth < 4 ? label : target;
      const { left, top, width, height } = shown.getBoundingClientRect();
      const isHidden = (x: number, y: number) => {
        const on = document.elementFromPoint(left + width * x, top + height * y);
        return !on || !(shown.contains(on) || on.contains(shown) || label?.contains(on));
      };
      // Corners are round, and text wraps: points well inside.
      const hidden = [0.2, 0.5, 0.8].flatMap(x => [0.2, 0.5, 0.8].filter(y => isHidden(x, y))).length;
      // What is taller than the screen below the header cannot be seen whole.
      const most = height > innerHeight - 100 ? 6 : 0;
      if (hidden > most)
        walk.faults.push(`${hidden} of 9 points of "${target.textContent.trim() || target.id}" at ${top} px`);
    },
    { signal: watching.signal },
  );
  return walk;
}
