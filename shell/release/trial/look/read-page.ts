import type { Page } from 'playwright-core';
import type { ModuleId } from 'shared-contracts/host';
import { findViolations } from './axe.ts';
import { SCROLLED_MAX_PX } from './in-page.ts';
import { readTitle } from './read-title.ts';
import type { Visit } from './visits.ts';

export interface PageFacts {
  /** As rendered by the server. */
  title: string;
  hasHeading: boolean;
  isHeaderVisible: boolean;
  /** Letters of each module's text, at the first width. */
  text: Record<string, number>;
  /** A clause for each module that shows next to nothing of what the server has rendered. */
  lost: string[];
  /** The same for one that shows less than half of it, as tabs may that the server shows all. */
  shortened: string[];
  /** Such as `cookie carefare`. */
  storage: string[];
  /** Serious faults of accessibility, such as `image-alt (.photo)`. */
  accessibility: string[];
}

/**
 * Opens a page, and reads it once each of its modules is live.
 * @param isFirst whether text and accessibility are read too, which are the same at every width
 * @returns what reads the rest once nothing is under way, which takes no processor until then
 */
export async function openPage(
  page: Page,
  address: string,
  visit: Visit,
  isFirst: boolean,
): Promise<() => Promise<PageFacts>> {
  page.setDefaultTimeout(0);
  const response = await page.goto(address);
  const html = (await response?.text()) ?? '';
  const title = readTitle(html);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const { hasHeading, isHeaderVisible } = await page.evaluate(readFrame);
  const text: Record<string, number> = {};
  const readScroll = () => page.evaluate(() => window.scrollY);
  const opened = await readScroll();
  let scrolledTo = 0;
  for (const id of visit.modules) {
    const module = page.locator(`[data-module="${id}"]`).first();
    await module.scrollIntoViewIfNeeded();
    scrolledTo = await readScroll();
    text[id] = await readModule(page, id);
  }
  const violations = isFirst ? await findViolations(page) : [];
  return async () => {
    // The session starts late: its calls and messages count too.
    await page.waitForLoadState('networkidle');
    const found = await page.evaluate(findLost, { html, modules: visit.modules });
    // Below a text that grows, browsers scroll by themselves.
    if (opened > SCROLLED_MAX_PX || (scrolledTo === 0 && (await readScroll()) > SCROLLED_MAX_PX))
      found.lost.push('scrolls by itself when it is opened');
    return {
      title,
      hasHeading,
      isHeaderVisible,
      text: isFirst ? text : {},
      ...found,
      storage: await readStorage(page),
      accessibility: violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, targets }) => `${id} (${targets[0]})`),
    };
  };
}

/** Waits until a module is live. @returns the length of its text */
async function readModule(page: Page, id: ModuleId): Promise<number> {
  const module = page.locator(`[data-module="${id}"][data-ready]`).first();
  await module.waitFor({ state: 'attached' });
  return (await module.innerText()).replaceAll(/\s+/g, ' ').trim().length;
}

/** Runs in the browser. A module whose error was caught by itself is empty, and nothing is reported. */
function findLost({
  html,
  modules,
}: {
  html: string;
  modules: readonly string[];
}): Pick<PageFacts, 'lost' | 'shortened'> {
  const rendered = new DOMParser().parseFromString(html, 'text/html');
  const measure = (from: Document, id: string) =>
    from.querySelector(`[data-module="${id}"]`)?.textContent.replaceAll(/\s+/g, ' ').trim().length ?? 0;
  const measured = modules
    .map(id => ({ id, before: measure(rendered, id), now: measure(document, id) }))
    .filter(({ before, now }) => before >= 100 && now < before / 2);
  const describe = ({ id, before, now }: (typeof measured)[number]) =>
    `shows ${now} of the ${before} letters of ${id} that the server has rendered`;
  const isLost = ({ before, now }: (typeof measured)[number]) => now < before / 10;
  return {
    lost: measured.filter(isLost).map(describe),
    shortened: measured.filter(each => !isLost(each)).map(describe),
  };
}

/** Runs in the browser. What covers the header, or takes it away, is under its middle. */
function readFrame() {
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const header = document.querySelector('header');
  const { left, top, width, height } = header?.getBoundingClientRect() ?? new DOMRect();
  const middle = document.elementFromPoint(left + width / 2, top + height / 2);
  const headings = [...document.querySelectorAll('h1')];
  return {
    hasHeading: headings.some(heading => isShown(heading) && heading.textContent.trim() !== ''),
    isHeaderVisible: header !== null && isShown(header) && middle !== null && header.contains(middle),
  };
}

/** What the browser keeps, such as `cookie carefare`. */
export async function readStorage(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  // On a developer's machine each site has cookies of its own, by the port.
  const { port } = new URL(page.url());
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage).map(name => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map(name => `sessionStorage ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(await caches.keys()).map(name => `caches ${name}`),
  ]);
  return [...cookies.map(({ name }) => `cookie ${name.replace(`_${port}`, '')}`), ...kept];
}
