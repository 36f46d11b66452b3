import type { Page } from '@playwright/test';
import type { RemoteKey } from 'shared-contracts';
import { FALLBACK_TEXT } from './cell.ts';

/** Waits in the page for the next click. @returns reads the time from that click until the remote's fallback is in the page, in ms */
export async function timeFallback(page: Page, remote: RemoteKey): Promise<() => Promise<number>> {
  const time = await page.evaluateHandle(
    ({ selector, text }) => {
      const { promise, resolve } = Promise.withResolvers<number>();
      let click = Infinity;
      addEventListener('click', () => (click = performance.now()), { capture: true, once: true });
      const isShown = () =>
        [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(text));
      new MutationObserver((_, observer) => {
        if (!isShown()) return;
        resolve(performance.now() - click);
        observer.disconnect();
      }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
      return { promise };
    },
    { selector: `[data-remote="${remote}"][data-fallback]`, text: FALLBACK_TEXT.source },
  );
  return () => time.evaluate(({ promise }) => promise);
}
