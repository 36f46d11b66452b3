import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { visit } from '../navigation.ts';
import { postForm } from '../post-form.ts';
import { textOfMessage } from '../test.ts';

/** What visitors got while shells were replaced. */
export interface Counts {
  pages: number;
  assets: number;
  posts: number;
  calls: number;
  navigations: number;
  /** What each was that was not as it should be. */
  faults: string[];
}

export const createCounts = (): Counts => ({
  pages: 0,
  assets: 0,
  posts: 0,
  calls: 0,
  navigations: 0,
  faults: [],
});

interface Load {
  url: string;
  counts: Counts;
  signal: AbortSignal;
}

const PATHS = ['/', '/about', '/treatments', '/faq', '/treatments/hip-replacement', '/contact'];
const FILES = /(?:href|src|data-href|content)="(\/(?:assets|_releases|images|icons)\/[^"]+)"/g;
/** Pages of the shell and of remotes, by links that each page has. */
const LINKS = ['/faq', '/treatments', '/about', '/destinations', '/how-it-works'];

/** As browsers do when a connection that they kept was closed before an answer: a balancer that reads its settings again closes them. */
export const askAgainOnceClosed = (ask: () => Promise<Response>): Promise<Response> =>
  ask().catch((error: Error) => {
    if ((error.cause as { code?: string } | undefined)?.code === 'UND_ERR_SOCKET') return ask();
    throw error;
  });

/** Opens page after page with every file that it names, calls the API and posts forms, until the signal aborts. */
export async function requestPages({ url, counts, signal }: Load, first: number): Promise<void> {
  const read = async (what: string, status: number, ask: () => Promise<Response>): Promise<string> => {
    try {
      const response = await askAgainOnceClosed(ask);
      if (response.status !== status) counts.faults.push(`${what}: ${response.status}`);
      return await response.text();
    } catch (error) {
      counts.faults.push(`${what}: ${String(error)} ${String((error as Error).cause)}`);
      return '';
    }
  };
  for (let step = first; !signal.aborted; step += 1) {
    const path = PATHS[step % PATHS.length] ?? '/';
    const html = await read(`page ${path}`, 200, () => fetch(url + path));
    counts.pages += 1;
    for (const file of new Set(Array.from(html.matchAll(FILES), ([, found = '']) => found))) {
      await read(`file ${file} of ${path}`, 200, () => fetch(url + file));
      counts.assets += 1;
    }
    await read('a call', 200, () => fetch(`${url}/api/masters/treatments`));
    counts.calls += 1;
    await read('a post', 422, () => postForm(url, {}));
    counts.posts += 1;
    await pause(50);
  }
}

/** Opens the home page and follows links of its foot, again and again: each page has to run. */
export async function browse({ url, counts, signal }: Load, browser: Browser): Promise<void> {
  const page = await openTab(browser, counts);
  while (!signal.aborted) {
    try {
      await visit(page, url);
      counts.pages += 1;
      for (const path of LINKS) await followFoot(page, path, counts);
    } catch (error) {
      counts.faults.push(`in a browser: ${String(error).slice(0, 300)}`);
    }
  }
  await page.context().close();
}

/** A tab whose console and errors are counted. */
export async function openTab(browser: Browser, counts: Counts): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.on('console', message => {
    const text = textOfMessage(message);
    if (text) counts.faults.push(`console: ${text}`);
  });
  page.on('pageerror', error => counts.faults.push(`uncaught: ${error.message}`));
  return page;
}

/** Follows a link of the page, and waits until that page is there. */
export async function followFoot(page: Page, path: string, counts: Counts): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
  const heading = await page.locator('h1').textContent();
  if (heading?.includes('Error')) counts.faults.push(`navigation to ${path}: ${heading}`);
  counts.navigations += 1;
}
