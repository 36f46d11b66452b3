import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** 2.5.3, which axe leaves out by itself: what one sees of a control is in its name. */
const LABEL_IN_NAME = { 'label-content-name-mismatch': { enabled: true } };

/** Lays out what is below the fold, without which axe cannot judge its contrast. Runs in the browser. */
function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Fails if axe finds a violation of WCAG 2.2 AA in what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(layOutAll);
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: WCAG_2_2_AA },
      rules: LABEL_IN_NAME,
      resultTypes: ['violations'],
    })
    // Without a second page that gathers the results of frames, which the site has none of: a fifth of the time.
    .setLegacyMode()
    .analyze();
  const sentences = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`,
  );
  expect(sentences, 'accessibility violations').toEqual([]);
}
