import * as v from 'valibot';
import { type VisitorLocation, VisitorLocationSchema } from './session-atoms.ts';

/** Asks for the visitor's location; its answer is parsed here, so it may be anything. */
export type Locate = (signal: AbortSignal) => Promise<unknown>;

/** Longest wait for the location, in ms (section 9). */
export const LOCATION_TIMEOUT = 1200;

/**
 * The visitor's location; null when it did not come in time, failed or was not understood (tolerated, section 4). A port
 * that ignores its signal is not waited for either.
 */
export async function locateWithin(
  locate: Locate,
  report: (error: unknown) => void,
): Promise<VisitorLocation | null> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException('Location lookup timed out', 'TimeoutError');
      controller.abort(error);
      reject(error);
    }, LOCATION_TIMEOUT);
  });
  try {
    const answer = await Promise.race([locate(controller.signal), late]);
    return v.parse(VisitorLocationSchema, answer);
  } catch (error) {
    report(error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}
