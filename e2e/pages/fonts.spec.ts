import type { Page } from '@playwright/test';
import { holdBrandFonts, machines } from '../support/fallback-fonts.ts';
import { observeShifts, readShifts } from '../support/layout-shifts.ts';
import { visit, waitForHydration } from '../support/navigation.ts';
import { kindsOfPages } from '../support/paths.ts';
import { allOr } from '../support/scope.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS = [768, 1440, 390];

/** How many lines each text of the first screen has, with its first words. */
const readLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines = [];
    for (const text of document.querySelectorAll('h1, h2, h3, p, label, legend, dt, dd, small')) {
      const { top, height, width } = text.getBoundingClientRect();
      if (top > innerHeight || top < 0 || height === 0 || width < 2) continue;
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(text);
      const content = height - parseFloat(paddingTop) - parseFloat(paddingBottom);
      lines.push(
        `${Math.round(content / parseFloat(lineHeight))} ${text.tagName} ${text.textContent.slice(0, 40)}`,
      );
    }
    return lines;
  });

async function readLinesByWidth(page: Page): Promise<Record<number, string[]>> {
  const lines: Record<number, string[]> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    lines[width] = await readLines(page);
  }
  return lines;
}

for (const machine of allOr(machines, machines.slice(0, 1)))
  for (const path of kindsOfPages) {
    test(`${path} keeps its lines when the brand's fonts arrive on a machine with fonts of ${machine}`, {
      tag: '@shell',
    }, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ bypassCSP: true, baseURL: baseURL ?? '' });
      const release = await holdBrandFonts(context, machine);
      const page = await context.newPage();
      await page.addInitScript(observeShifts, true);
      await page.goto(path, { waitUntil: 'commit' });
      await waitForHydration(page);
      await page.evaluate(() => document.fonts.load('16px "Figtree Arial"').then(() => undefined));
      const before = await readLinesByWidth(page);
      const shiftsBefore = (await page.evaluate(readShifts)).length;
      release();
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      const shifts = (await page.evaluate(readShifts)).slice(shiftsBefore);
      expect(await readLinesByWidth(page)).toEqual(before);
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(0.02);
      await context.close();
    });
  }

test('every text of the first screen is in Figtree or Fraunces, in a weight that they have', {
  tag: '@shell',
}, async ({ page }) => {
  for (const path of kindsOfPages) {
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const client = await page.context().newCDPSession(page);
    await client.send('DOM.enable');
    await client.send('CSS.enable');
    const { root } = await client.send('DOM.getDocument', { depth: -1 });
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.length, path).toBeGreaterThan(0);
    for (const font of fonts) expect({ ...font, path }).toMatchObject({ isCustomFont: true });
    await client.detach();
    // Below its first weight a family is shown bolder than was meant, and fallbacks of headings are bold alone.
    const thin = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter(element => getComputedStyle(element).fontFamily.startsWith('Fraunces'))
        .filter(element => Number(getComputedStyle(element).fontWeight) < 500)
        .map(element => element.outerHTML.slice(0, 80)),
    );
    expect(thin, path).toEqual([]);
  }
});
