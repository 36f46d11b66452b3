import type { Control } from '../../support/controls.ts';
import type { OpenPage } from '../open-page.ts';
import { touch } from './touch.ts';

export const SLOW_PHONE = { isPhone: true, hasSlowCpu: true, hasSlowNetwork: true };
/** Without effect for so long, an input is lost. */
export const EFFECT_DEADLINE_MS = 12_000;

interface Point {
  x: number;
  y: number;
}

/**
 * Where to tap a control, which is brought into view.
 * @throws if the page has no such control
 */
export async function findPoint({ page }: OpenPage, selector: string): Promise<Point> {
  const point = await page.evaluate(pointOf, selector);
  if (!point) throw new Error(`the page has no ${selector}`);
  return point;
}

function pointOf(selector: string): Point | undefined {
  const element = document.querySelector(selector);
  if (!element) return undefined;
  // The lower part of the screen may be covered by the question about analytics.
  if (element.getBoundingClientRect().bottom > innerHeight / 2)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  // Labels hold links at their end, and boxes at their beginning.
  return { x: x + Math.min(width / 2, 12), y: y + Math.min(height / 2, 24) };
}

/** Taps a control, or presses its key with the focus on it. */
export async function giveInput({ page, cdp }: OpenPage, { selector, key }: Control, point: Point) {
  if (key === undefined) return touch(cdp, point);
  await page.focus(selector);
  await page.keyboard.press(key);
}
