import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { RemoteKey } from 'shared-contracts/host';
import { textOfMessage } from './excused-messages.ts';
import type { Composition } from './moves.ts';
import { followHeaderLink } from './navigation.ts';
import { releasesIn } from './numbered-releases.ts';
import { shareCookie, shareHeaders } from './share-number.ts';
import { expect } from './test.ts';

/** One page as a visitor got it. */
export interface Visit {
  path: string;
  inBrowser: boolean;
  /** Why it failed: its status, that of a file that it links, parts that are missing, messages of the console. */
  faults: readonly string[];
  /** Numbers of the releases that it names, by remote. */
  releases: ReadonlyMap<RemoteKey, ReadonlySet<number>>;
}

/** Whether the releases of a page are not those of one composition. */
export const isMixed = ({ releases }: Visit, compositions: readonly Composition[]): boolean =>
  releases.size === 0 ||
  !compositions.some(composition =>
    [...releases].every(([remote, numbers]) => numbers.size === 1 && numbers.has(composition[remote])),
  );

interface Walk {
  url: string;
  /** Of the visitor, from 0 to 99: who gets a share and who does not. */
  number: number;
  visits: Visit[];
  signal: AbortSignal;
}

/** Between two pages, so that visitors leave the machine something for the releases. */
const READING_MS = 500;
const PATHS = ['/', '/treatments', '/contact'];
const LINKS = { Treatments: /Treatments/, Destinations: /Destinations/, 'Contact Us': /Quote|Contact/ };

/** Requests page after page and a file of each, and posts a form that lacks everything, until the signal aborts. */
export async function walkOnServer({ url, number, visits, signal }: Walk): Promise<void> {
  const headers = shareHeaders(url, number);
  for (let step = 0; !signal.aborted; step++) {
    const faults: string[] = [];
    const send = async (path: string, status = 200, init?: RequestInit): Promise<string> => {
      try {
        const response = await fetch(url + path, { headers, ...init });
        if (response.status !== status) faults.push(`${path}: ${response.status}`);
        return await response.text();
      } catch (error) {
        faults.push(`${path}: ${String(error)}`);
        return '';
      }
    };
    const path = PATHS[step % PATHS.length] ?? '/';
    const text = await send(path);
    const [, file = '/_releases/none'] = /(?:href|data-rules-of)="(\/_releases\/[^"]+)"/.exec(text) ?? [];
    await send(file);
    visits.push({ path, inBrowser: false, faults, releases: releasesIn(text) });
    const body = new URLSearchParams({ notes: 'none' });
    const post = { method: 'POST', headers: { ...headers, Origin: url }, body };
    const posted = await send('/contact', 422, post);
    visits.push({ path: 'a post', inBrowser: false, faults, releases: releasesIn(posted) });
    await pause(READING_MS);
  }
}

/** Opens the home page and follows the links of the header, again and again, until the signal aborts. */
export async function walkInBrowser({ url, number, visits, signal }: Walk, browser: Browser): Promise<void> {
  const context = await browser.newContext();
  await context.addCookies([shareCookie(url, number)]);
  const page = await context.newPage();
  let faults: string[] = [];
  page.on('console', message => {
    const text = textOfMessage(message);
    if (text) faults.push(text);
  });
  page.on('pageerror', error => faults.push(error.message));
  const look = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const html = await page.locator('main').evaluate(main => main.outerHTML);
    if (html.includes('data-fallback')) faults.push('a part could not be loaded');
    const path = new URL(page.url()).pathname;
    visits.push({ path, inBrowser: true, faults, releases: releasesIn(html) });
    faults = [];
  };
  while (!signal.aborted) {
    await page.goto(url);
    await look();
    for (const [link, title] of Object.entries(LINKS)) {
      await followHeaderLink(page, link);
      await expect(page).toHaveTitle(title);
      await look();
    }
  }
  await context.close();
}
