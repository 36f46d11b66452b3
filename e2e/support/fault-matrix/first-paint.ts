import type { Page } from '@playwright/test';

interface Paint {
  /** Time from the start of the navigation until text or pictures were painted, in ms. */
  time: number;
  /** Time from the arrival of the document and of the shell's own styles, in ms. */
  delay: number;
  /** The browser says which files it waits for before it paints. */
  isReported: boolean;
  /** Files of releases among them. */
  blockedBy: string;
}

export async function firstPaint(page: Page): Promise<Paint> {
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  await page.waitForFunction(isPainted, undefined, { timeout: 10_000 }).catch(() => undefined);
  return page.evaluate(() => {
    const time = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    const entries = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      renderBlockingStatus?: string;
    })[];
    const blocking = entries.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking');
    const [own, released] = [false, true].map(isReleased =>
      blocking.filter(({ name }) => name.includes('/_releases/') === isReleased),
    );
    const [document] = performance.getEntriesByType('navigation');
    const arrival = Math.max(
      ...[document as PerformanceResourceTiming, ...(own ?? [])].map(({ responseEnd }) => responseEnd),
    );
    return {
      time,
      delay: time - arrival,
      isReported: 'renderBlockingStatus' in PerformanceResourceTiming.prototype,
      blockedBy: (released ?? []).map(({ name }) => name).join(' '),
    };
  });
}
