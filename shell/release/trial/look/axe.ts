import type { AxeResults, ImpactValue, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

export interface Violation {
  id: string;
  impact: ImpactValue | undefined;
  /** Selectors of the elements. */
  targets: string[];
}

const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // 2.5.3, which axe leaves out by itself: what one sees of a control is in its name.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
};

/** Violations of WCAG 2.2 AA that axe finds in the page as it is now. */
export async function findViolations(page: Page): Promise<Violation[]> {
  const { default: axe } = await import('axe-core');
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(runAxe, options);
  const found: Violation[] = violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    targets: nodes.map(({ target }) => target.join(' ')),
  }));
  for (const [id, targets] of Object.entries(await page.evaluate(findOurs)))
    if (targets.length > 0) found.push({ id, impact: 'serious', targets });
  return found;
}

/** Checks that axe does not have. Runs in the browser. @returns start tags by rule */
function findOurs() {
  const find = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ outerHTML }) =>
      outerHTML.slice(0, outerHTML.indexOf('>') + 1),
    );
  const roles = ['alert', 'log', 'marquee', 'status', 'timer'].map(role => `[role=${role}]`);
  return {
    // The last is the site's announcer (law 3). Screen readers would read another region's text over its own.
    'one-live-region': find(`output, [aria-live]:not([aria-live=off]), ${roles.join(', ')}`).slice(0, -1),
    // Visitors who press the label want to choose; a link would lead them away.
    'no-link-in-label': find('label :is(a, button)'),
  };
}

/** Runs in the browser, after axe's own source. */
function runAxe(given: RunOptions): Promise<AxeResults> {
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
  return axe.run(document, given);
}
