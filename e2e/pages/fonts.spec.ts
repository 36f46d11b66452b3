import type { JSHandle, Page } from '@playwright/test';
import { observeShifts, readShifts } from '../support/layout-shifts.ts';
import { visit, waitForFonts, waitForIdle } from '../support/navigation.ts';
import { pagesOfPackages, samplePaths } from '../support/paths.ts';
import { allOr } from '../support/scope.ts';
import { expect, test } from '../support/test.ts';
import { holdBrandFonts, machines, readTextFonts } from './fonts.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 900 },
  { width: 1440, height: 900 },
];
const MOST_SHIFT = 0.02;

/** What stands on the first screen and has text of its own. */
const findTexts = (page: Page): Promise<JSHandle<Element[]>> =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll('body *')].filter(element => {
      const { top, bottom, width } = element.getBoundingClientRect();
      const hasText = [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
      );
      return (
        hasText &&
        getComputedStyle(element).display !== 'inline' &&
        bottom > 0 &&
        top < innerHeight &&
        width > 1
      );
    }),
  );

/** How many lines each has that is still there, by its first words: figures may arrive and widgets go live meanwhile. */
const countLines = async (texts: JSHandle<Element[]>): Promise<Map<string, number>> =>
  new Map(await readLines(texts));

const readLines = (texts: JSHandle<Element[]>): Promise<[text: string, lines: number][]> =>
  texts.evaluate(elements =>
    elements
      .filter(({ isConnected }) => isConnected)
      .map(element => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const middles: number[] = [];
        for (const { top, bottom, height } of range.getClientRects()) {
          const middle = (top + bottom) / 2;
          if (height > 0 && middles.every(other => Math.abs(other - middle) > height / 2))
            middles.push(middle);
        }
        return [`${element.tagName} ${element.textContent.slice(0, 40)}`, middles.length];
      }),
  );

/**
 * Shows what the machine itself has. Local fonts need no loading, those that stand for them do. Widths of letters in whole
 * pixels, as browsers on Linux have them on screens of few pixels, are those of no phone, nor of Windows and macOS.
 */
async function showFallbacks(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { text-rendering: geometricPrecision !important }' });
  await page.evaluate(async () => {
    const fallbacks = [...document.fonts].filter(({ family }) => family.includes(' '));
    await Promise.all(fallbacks.map(face => face.load()));
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

for (const machine of allOr(machines, machines.slice(0, 1))) {
  for (const path of allOr<string>(samplePaths, ['/treatments/hip-replacement']))
    test(`${path} keeps its lines when the brand's fonts arrive on a machine with fonts of ${machine}`, {
      tag: ['@shell', '@desktop'],
    }, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ bypassCSP: true, baseURL: baseURL ?? '' });
      const release = await holdBrandFonts(context, machine);
      const screens = await Promise.all(
        SIZES.map(async size => {
          const page = await context.newPage();
          await page.setViewportSize(size);
          await page.addInitScript(observeShifts, true);
          await visit(page, path);
          await showFallbacks(page);
          const texts = await findTexts(page);
          return {
            page,
            size,
            texts,
            before: await countLines(texts),
            shifts: await page.evaluate(readShifts),
          };
        }),
      );
      release();
      for (const { page, size, texts, before, shifts } of screens) {
        await waitForFonts(page);
        const after = await countLines(texts);
        expect(after.size).toBeGreaterThan(0);
        const changed = [...after].filter(([text, lines]) => lines !== (before.get(text) ?? lines));
        expect(changed, `at ${size.width} px`).toEqual([]);
        const late = (await page.evaluate(readShifts)).slice(shifts.length);
        expect(late.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(MOST_SHIFT);
      }
      // Files of other pages may still be asked for.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    });

  test(`regular and bold text have fallbacks of their own on a machine with fonts of ${machine}`, {
    tag: ['@shell', '@desktop'],
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ bypassCSP: true, baseURL: baseURL ?? '' });
    await holdBrandFonts(context, machine);
    const page = await context.newPage();
    await visit(page, '/treatments/hip-replacement');
    await showFallbacks(page);
    const texts = (await readTextFonts(page)).filter(({ isAlone }) => isAlone);
    expect(new Set(texts.map(({ family }) => family))).toEqual(new Set(['Figtree', 'Fraunces']));
    const faults = texts.filter(({ family, weight, fonts }) => {
      const isBold = family === 'Fraunces' || weight >= 600;
      return !fonts.every(
        ({ isCustomFont, postScriptName }) => isCustomFont && postScriptName.endsWith('-Bold') === isBold,
      );
    });
    expect(faults).toEqual([]);
    // Files of other pages may still be asked for.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
}

/** The weights that a family has, of all its faces. A browser makes any below the first heavier, any from 600 on bolder. */
const readWeights = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries([...document.fonts].map(({ family, weight }) => [family, weight])));

for (const path of pagesOfPackages)
  test(`every text of ${path} is in Figtree or Fraunces, in a weight that they have, six sizes and three weights in all`, {
    tag: '@shell',
  }, async ({ page }) => {
    await visit(page, path);
    // A widget in view goes live, and its texts are others then; so are those of an estimate whose figures come.
    await waitForIdle(page);
    await expect(page.getByText('The whole trip, line by line')).toBeHidden();
    await waitForFonts(page);
    const weights = await readWeights(page);
    const texts = await readTextFonts(page);
    expect(texts.length).toBeGreaterThan(20);
    const faults = texts.filter(({ family, weight, fonts }) => {
      const [least = 0, most = 0] = (weights[family] ?? '').split(' ').map(Number);
      const isFalse = weight < least || (weight >= 600 && most < 600);
      return isFalse || fonts.some(font => !font.isCustomFont || !font.familyName.startsWith(family));
    });
    expect(faults).toEqual([]);
    expect(new Set(texts.map(({ size }) => size)).size).toBeLessThanOrEqual(6);
    expect(new Set(texts.map(({ weight }) => weight)).size).toBeLessThanOrEqual(3);
  });
