/** The wait in browsers that have no idle callback, in ms. */
const PAUSE_MS = 50;
/** The longest wait for an idle callback, in ms. */
const IDLE_DEADLINE_MS = 1_000;

/** Resolves in idle time. A page without a new frame may never count as idle in Chromium. */
export const idle = (): Promise<void> =>
  new Promise(resolve => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: IDLE_DEADLINE_MS });
    else setTimeout(resolve, PAUSE_MS);
  });
