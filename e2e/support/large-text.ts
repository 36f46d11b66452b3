import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Sets the browser's own size of text, which media queries in em know too, and has all of the page laid out. */
export async function scaleText(page: Page, percent: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const fontSizes = { standard: Math.round(0.16 * percent), fixed: Math.round(0.13 * percent) };
  await browser.send('Page.setFontSizes', { fontSizes });
  await page.evaluate(() => document.querySelector('main')?.removeAttribute('data-first-view'));
}

export const doubleText = (page: Page): Promise<void> => scaleText(page, 200);

/** Fails if text is cut off, or words or amounts are torn. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNothingCutOff(page);
  await expectNoTornAmount(page);
  await expectNoTornWord(page);
}

/** Fails if the page is wider than the screen, or if text lies beside it or is clipped by what holds it. */
async function expectNothingCutOff(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const all = [...document.body.querySelectorAll('*')];
    // Text only for screen readers lies in a box of a pixel.
    const unseen = all.filter(element => element.clientWidth === 1 || element.matches('.skip-link'));
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !unseen.some(box => box.contains(element));
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
    const isOffScreen = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return hasText(element) && (right > innerWidth + 1 || left < -1);
    };
    const isClipped = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return (
        (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 3)
      );
    };
    const brush = document.createElement('canvas').getContext('2d');
    const isCutInField = (element: Element) => {
      const isSelect = element instanceof HTMLSelectElement;
      if (!(isSelect || element instanceof HTMLInputElement) || !brush) return false;
      const { font, paddingLeft, paddingRight, appearance } = getComputedStyle(element);
      const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const shown = isSelect ? (element.selectedOptions[0]?.text ?? '') : element.placeholder;
      // Of this appearance a select wraps its words.
      const parts = appearance === 'base-select' ? shown.split(' ') : [shown];
      brush.font = font;
      return parts.some(part => brush.measureText(part).width > room + 1);
    };
    const tooWide = document.documentElement.scrollWidth - innerWidth;
    return [
      ...(tooWide > 0 ? [`${tooWide} px of the page`] : []),
      ...all
        .filter(
          element => (element.textContent.trim() || element.matches('[placeholder]')) && isSeen(element),
        )
        .filter(element => isOffScreen(element) || isClipped(element) || isCutInField(element))
        .map(
          element =>
            `${element.localName} "${(element.textContent.trim() || element.getAttribute('placeholder') || '').slice(0, 40)}"`,
        ),
    ];
  });
  expect(faults, 'what is cut off').toEqual([]);
}

/** Fails if a word of a heading, link, button, label or row is on two lines: it has to fit, since not every browser can hyphenate. */
async function expectNoTornWord(page: Page): Promise<void> {
  const torn = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { hyphens: manual !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const unseen = [...document.querySelectorAll('*')].filter(({ clientWidth }) => clientWidth === 1);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const part = text.parentElement?.closest('h1, h2, h3, h4, a, button, label, summary, th');
      if (!part?.checkVisibility({ visibilityProperty: true }) || part.matches('.skip-link, [aria-hidden] *'))
        continue;
      // Only for screen readers.
      if (unseen.some(box => box.contains(part))) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) words.push(`${part.localName} "${word}"`);
      }
    }
    return words;
  });
  expect(torn, 'words on two lines').toEqual([]);
}

/** Fails if an amount of money, or the sign from its number, is on two lines. */
export async function expectNoTornAmount(page: Page): Promise<void> {
  const torn = await page.evaluate(() => {
    const amount =
      /(?:≈\s?)?(?:[A-Z]{0,3}[$£€₦₽৳]|\b(?:[A-Z]{3}|KSh|R)\s)?\d{1,3}(?:,\d{3})+|[$£€₦₽৳]\d[\d.,]*(?:\smillion)?/gu;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      // Only for screen readers.
      if (text.parentElement.clientWidth === 1) continue;
      for (const { 0: words, index } of (text.nodeValue ?? '').matchAll(amount)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + words.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)));
        if (lines.size > 1) found.push(`${words}: ${text.parentElement.closest('tr, p, li')?.textContent}`);
      }
    }
    return found;
  });
  expect(torn, 'amounts on two lines').toEqual([]);
}

/** Fails if what stays at the bottom of the screen covers more than a quarter of it, in the middle of the page. */
export async function expectLowBar(page: Page): Promise<void> {
  const findHigh = () =>
    page.evaluate(() => {
      scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' });
      return [...document.querySelectorAll('body *')]
        .filter(element => /sticky|fixed/.test(getComputedStyle(element).position))
        .filter(element => element.checkVisibility() && element.clientHeight > innerHeight / 4)
        .filter(element => Math.abs(element.getBoundingClientRect().bottom - innerHeight) < 2)
        .map(
          element =>
            `${element.className}, ${element.clientHeight} of ${innerHeight} px: ${element.textContent}`,
        );
    });
  // A bar that has become too high lets go once it is measured.
  await expect.poll(findHigh, 'bars that cover too much').toEqual([]);
}

/** The part of the screen's height that the header still takes once the visitor has scrolled down, in percent. */
export const stickyHeaderShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo({ top: innerHeight, behavior: 'instant' });
    const { bottom } = document.querySelector('header')?.getBoundingClientRect() ?? { bottom: 0 };
    return (Math.max(0, bottom) / innerHeight) * 100;
  });
