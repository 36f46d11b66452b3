import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Doubles the size of all text, as a visitor's own setting does, and has all of the page laid out. */
export const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    document.querySelector('main')?.removeAttribute('data-first-view');
  });

/** Fails if the page is wider than the screen, or if text lies beside it or is clipped by what holds it. */
export async function expectNothingCutOff(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const all = [...document.body.querySelectorAll('*')];
    // Text for screen readers alone lies in a box of a pixel.
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
    const tooWide = document.documentElement.scrollWidth - innerWidth;
    return [
      ...(tooWide > 0 ? [`${tooWide} px of the page`] : []),
      ...all
        .filter(element => element.textContent.trim() && isSeen(element))
        .filter(element => isOffScreen(element) || isClipped(element))
        .map(element => `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`),
    ];
  });
  expect(faults, 'what is cut off').toEqual([]);
}
