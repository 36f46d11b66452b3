import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Control, controls } from '../../support/controls.ts';
import { type OpenPage, withPage } from '../open-page.ts';
import { EFFECT_DEADLINE_MS, findPoint, giveInput, SLOW_PHONE } from './input.ts';
import type { Figures, Measurement, Scene } from './measurement.ts';

/** The input comes at most this long after the first paint. */
const LATEST_MS = 4_000;
const PAINT_DEADLINE_MS = 30_000;

/** A moment that looks random, but is the same for each build of a run. */
const momentOf = (run: number, { name }: Control): number =>
  (createHash('sha256').update(`${run} ${name}`).digest().readUInt32BE() / 2 ** 32) * LATEST_MS;

const isPainted = (): boolean => performance.getEntriesByName('first-contentful-paint').length > 0;

const isCovered = ({ selector, x, y }: { selector: string; x: number; y: number }): boolean =>
  document.elementFromPoint(x, y)?.closest(selector) === null;

/** The first input of a visit, for each kind of control of the page. */
export const firstInput: Measurement = {
  name: 'first-input',
  applies: ({ build, page }) => build.hasScripts && !page.isScrolled,
  async measure(scene) {
    const figures: Figures = { 'tried taps and keys': 0, 'lost taps and keys': 0 };
    for (const control of controls.filter(({ page }) => page === scene.page.name)) {
      const page = { ...scene.page, module: control.module ?? scene.page.module };
      const effect = await withPage({ ...scene, page }, SLOW_PHONE, open => tryControl(open, scene, control));
      figures['tried taps and keys']! += 1;
      if (!effect) {
        figures['lost taps and keys']! += 1;
        figures[`lost (${control.name})`] = 1;
      } else if (!control.isNative) {
        figures[`${control.name}: tap to effect, ms`] = effect.delay;
        figures[`${control.name}: effect after start, ms`] = effect.sinceStart;
      }
    }
    return figures;
  },
};

/** @returns undefined if the input is lost */
async function tryControl(
  open: OpenPage,
  { page: { path }, run }: Scene,
  control: Control,
): Promise<{ delay: number; sinceStart: number } | undefined> {
  const { page, waitUntilLive } = open;
  const { selector, key, isNative, hasEffect } = control;
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(isPainted, undefined, { polling: 50, timeout: PAINT_DEADLINE_MS });
  const moment = pause(momentOf(run, control));
  const point = await findPoint(open, selector);
  await moment;
  const start = Date.now();
  await giveInput(open, control, point);
  // What the browser shows at once must still be there when the page is live.
  if (isNative) await waitUntilLive();
  try {
    await page.waitForFunction(hasEffect, selector, { timeout: EFFECT_DEADLINE_MS });
  } catch {
    // An input is lost only if the page went live: the error then says that it did not.
    await waitUntilLive();
    if (key === undefined && (await page.evaluate(isCovered, { selector, ...point })))
      throw new Error(`something covers ${selector}, so that the tap did not reach it`);
    return undefined;
  }
  const end = Date.now();
  return { delay: end - start, sinceStart: end - (await page.evaluate(() => performance.timeOrigin)) };
}
