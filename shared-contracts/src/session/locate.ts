import * as v from 'valibot';
import { type VisitorLocation, VisitorLocationSchema } from './session-atoms.ts';

/** Requests the visitor's location. The answer is parsed here, so any value may be returned. */
export type Locate = (signal: AbortSignal) => Promise<unknown>;

/** Timeout of the location, in ms (section 9). */
const LOCATION_TIMEOUT = 1200;

/**
 * The visitor's location; null if it failed, was invalid or took too long, which is reported and tolerated (section 4).
 * The timeout also holds for a `locate` that ignores its signal.
 */
export async function locateWithTimeout(
  locate: Locate,
  report: (error: unknown) => void,
): Promise<VisitorLocation | null> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException('Location lookup timed out', 'TimeoutError');
      controller.abort(error);
      reject(error);
    }, LOCATION_TIMEOUT);
  });
  try {
    return v.parse(VisitorLocationSchema, await Promise.race([locate(controller.signal), timeout]));
  } catch (error) {
    report(error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}
