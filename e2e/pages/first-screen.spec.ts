import type { Locator } from '@playwright/test';
import { visit, waitForFonts } from '../support/navigation.ts';
import { allOr } from '../support/scope.ts';
import { expect, test } from '../support/test.ts';

const SCREENS = [
  { width: 390, height: 844, columns: 1 },
  { width: 768, height: 1024, columns: 2 },
  { width: 1440, height: 900, columns: 3 },
];
const MOST_LINES = 3;

/** A usual name, and the longest ones. */
const treatments = [
  'hip-replacement',
  ...allOr(
    ['full-mouth-restoration', 'tummy-tuck-abdominoplasty', 'in-vitro-fertilization-ivf'],
    ['eyelid-surgery-blepharoplasty'],
  ),
];

/** The words in each line of a text, in order. */
const readLines = (text: Locator): Promise<string[]> =>
  text.evaluate(element => {
    const lines = new Map<number, string>();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: part, index } of (node.nodeValue ?? '').matchAll(/[^\s-]+-?/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + part.length);
        const line = Math.round(range.getBoundingClientRect().bottom);
        lines.set(line, (lines.get(line) ?? '') + part);
      }
    return [...lines.values()];
  });

for (const { columns, ...screen } of allOr(
  SCREENS,
  SCREENS.filter(({ width }) => width !== 768),
))
  test(`at ${screen.width} px the first screen has what a page is for, and countries stand ${columns} a row`, {
    tag: '@shell',
  }, async ({ page }) => {
    await page.setViewportSize(screen);
    for (const slug of treatments) {
      await visit(page, `/treatments/${slug}`);
      await waitForFonts(page);
      const lines = await readLines(page.getByRole('heading', { level: 1 }));
      expect(lines.length, lines.join(' | ')).toBeLessThanOrEqual(MOST_LINES);
      expect(lines.at(-1)).toMatch(/World-Class/);
      await expect(page.getByText(/^Treatment (from|about) \$/)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: 'Get Personalized Quote' })).toBeInViewport({ ratio: 1 });
    }
    const cards = page.getByRole('listitem').filter({ hasText: 'Estimate my trip to' });
    const places = await cards.evaluateAll(list => list.map(card => card.getBoundingClientRect().top));
    expect(new Set(places).size).toBe(places.length / columns);
    await visit(page, '/contact');
    await expect(page.getByLabel('Full Name')).toBeInViewport({ ratio: 1 });
    await visit(page, '/prices');
    await expect(page.locator('details').first()).toBeInViewport({ ratio: 0.5 });
  });
