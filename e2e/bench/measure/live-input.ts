import { type Control, controls } from '../../support/controls.ts';
import { type OpenPage, withPage } from '../open-page.ts';
import { EFFECT_DEADLINE_MS, findPoint, giveInput, SLOW_PHONE } from './input.ts';
import type { Figures, Measurement } from './measurement.ts';

/** A tap or a key once the page is live, for each kind of control of the page. */
export const liveInput: Measurement = {
  name: 'live-input',
  applies: ({ build, page }) => build.hasScripts && !page.isScrolled,
  async measure(scene) {
    const figures: Figures = {};
    for (const control of controls.filter(({ page }) => page === scene.page.name))
      figures[`${control.name}: live tap to effect, ms`] = await withPage(scene, SLOW_PHONE, open =>
        timeEffect(open, scene.page.path, control),
      );
    return figures;
  },
};

/** From the finger's lift, or the key's press, to the frame with the effect; ms. */
async function timeEffect(open: OpenPage, path: string, control: Control): Promise<number> {
  const { page, waitUntilLive } = open;
  const { selector } = control;
  await page.goto(path);
  await waitUntilLive();
  // The module of a control below is asked for once it comes near the screen.
  await findPoint(open, selector);
  await page.waitForFunction(isInLiveModule, selector);
  await waitUntilLive();
  const point = await findPoint(open, selector);
  const [delay] = await Promise.all([
    page.evaluate<number>(waitForEffect(control)),
    giveInput(open, control, point),
  ]);
  return delay;
}

const isInLiveModule = (selector: string): boolean =>
  document.querySelector(selector)?.closest('[data-module]')?.hasAttribute('data-ready') ?? true;

/** Script that waits for an input and its effect. As text, since the page's policy lets no text become code later. */
const waitForEffect = ({ name, selector, hasEffect }: Control): string => `
  new Promise((resolve, reject) => {
    let start;
    for (const type of ['pointerup', 'keydown'])
      addEventListener(type, event => { start ??= event.timeStamp; }, { capture: true, once: true });
    setTimeout(reject, ${EFFECT_DEADLINE_MS}, new Error(${JSON.stringify(`no effect: ${name}`)}));
    const hasEffect = ${String(hasEffect)};
    const check = () => {
      if (start !== undefined && hasEffect(${JSON.stringify(selector)})) resolve(performance.now() - start);
      else requestAnimationFrame(check);
    };
    check();
  })`;
