import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { RemoteKey } from 'shared-contracts';
import { canaryCookie, canaryHeaders } from './canary-number.ts';
import type { Composition } from './moves.ts';
import { followHeaderLink, remoteModule, visit, waitUntilReady } from './navigation.ts';
import { releasesIn } from './numbered-releases.ts';
import { fillRequired } from './quote-form.ts';
import { expect } from './test.ts';

/** One page as a visitor got it. */
export interface Visit {
  path: string;
  inBrowser: boolean;
  status: number;
  /** Status of a file that the page links, requested after it. */
  fileStatus: number;
  /** What the browser's console said since the page before. */
  messages: readonly string[];
  /** Numbers of the releases that it names, by remote. */
  releases: ReadonlyMap<RemoteKey, ReadonlySet<number>>;
}

export const isFailed = ({ status, fileStatus, messages }: Visit): boolean =>
  status !== 200 || fileStatus !== 200 || messages.length > 0;

/** Whether the releases of a page are not those of one composition. */
export const isMixed = ({ releases }: Visit, compositions: readonly Composition[]): boolean =>
  releases.size === 0 ||
  !compositions.some(composition =>
    [...releases].every(([remote, numbers]) => numbers.size === 1 && numbers.has(composition[remote])),
  );

interface Walk {
  url: string;
  /** Of the visitor, from 0 to 99: who gets a canary and who does not. */
  number: number;
  visits: Visit[];
  signal: AbortSignal;
}

/** Between two pages, so that the server's visitors leave the machine something for the releases. */
const READING_MS = 500;
const PATHS = ['/', '/treatments', '/contact'];
const LINKS = ['Treatments', 'Destinations', 'Contact Us'];

/** Requests page after page, and a file of each, until the signal aborts. */
export async function walkOnServer({ url, number, visits, signal }: Walk): Promise<void> {
  const headers = canaryHeaders(url, number);
  /** Status 0 stands for no answer. */
  const get = async (path: string) => {
    try {
      const response = await fetch(url + path, { headers });
      return { status: response.status, text: await response.text() };
    } catch {
      return { status: 0, text: '' };
    }
  };
  for (let step = 0; !signal.aborted; step++) {
    const path = PATHS[step % PATHS.length] ?? '/';
    const { status, text } = await get(path);
    const [, file = '/_releases/none'] =
      text.match(/(?:href|data-file|data-rules-of)="(\/_releases\/[^"]+)"/) ?? [];
    const { status: fileStatus } = await get(file);
    visits.push({ path, inBrowser: false, status, fileStatus, messages: [], releases: releasesIn(text) });
    await pause(READING_MS);
  }
}

/** Opens the home page and follows the links of the header, again and again, until the signal aborts. */
export async function walkInBrowser({
  url,
  number,
  visits,
  signal,
  browser,
}: Walk & { browser: Browser }): Promise<void> {
  const page = await openAs(browser, url, number);
  let messages: string[] = [];
  page.on('console', message => messages.push(message.text()));
  page.on('pageerror', error => messages.push(error.message));
  const look = async (status: number) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const html = await page.locator('main').evaluate(main => main.outerHTML);
    visits.push({
      path: new URL(page.url()).pathname,
      inBrowser: true,
      // A part that could not be loaded is a page that failed.
      status: html.includes('data-fallback') ? 0 : status,
      fileStatus: 200,
      messages,
      releases: releasesIn(html),
    });
    messages = [];
  };
  while (!signal.aborted) {
    const response = await page.goto(url);
    await look(response?.status() ?? 0);
    for (const link of LINKS) {
      await followHeaderLink(page, link);
      await expect(page).toHaveTitle(titleOf(link));
      await look(200);
    }
  }
  await page.context().close();
}

const titleOf = (link: string) => new RegExp(link === 'Contact Us' ? 'Quote|Contact' : link, 'i');

/** Writes into the quote form of a browser, and leaves it open. */
export async function writeDraft(browser: Browser, url: string) {
  const page = await openAs(browser, url, 0);
  await visit(page, `${url}/contact`);
  await waitUntilReady(page, 'quote/contact');
  const name = await fillRequired(page);
  return {
    /** Leaves the form and comes back to it. */
    async expectKept(): Promise<void> {
      await followHeaderLink(page, 'About');
      await expect(page).toHaveURL(/\/about$/);
      await followHeaderLink(page, 'Contact Us');
      await waitUntilReady(page, 'quote/contact');
      await expect(page.getByLabel('Full Name')).toHaveValue(name);
      await expect(remoteModule(page, 'quote/contact')).not.toHaveAttribute('data-fallback');
    },
    close: () => page.context().close(),
  };
}

async function openAs(browser: Browser, url: string, number: number): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([canaryCookie(url, number)]);
  return await context.newPage();
}
