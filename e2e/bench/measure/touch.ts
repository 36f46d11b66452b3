import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** How long a finger rests on the screen. */
const TOUCH_MS = 80;

/** A trusted tap. It does not wait for the page, which may be busy. */
export async function touch(cdp: CDPSession, point: { x: number; y: number }): Promise<void> {
  const start = cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await pause(TOUCH_MS);
  await Promise.all([start, cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
}
