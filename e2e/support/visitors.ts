import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { type RemoteKey } from 'e2e-stack';
import { type ReleaseNumbers, releasesIn } from './journal-moves.ts';
import { followHeaderLink } from './navigation.ts';
import { formCookie, postForm } from './post-form.ts';
import { shareCookie, shareHeaders } from './store-site.ts';
import { expect, textOfMessage } from './test.ts';

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
export const isMixed = ({ releases }: Visit, compositions: readonly ReleaseNumbers[]): boolean =>
  releases.size === 0 ||
  !compositions.some(composition =>
    [...releases].every(([remote, numbers]) => numbers.size === 1 && numbers.has(composition[remote])),
  );

interface Visitor {
  url: string;
  /** From 0 to 99: who gets a share and who does not. */
  number: number;
  visits: Visit[];
  /** On the visitor's quote requests, and how many were sent. */
  name: string;
  requests: number;
  signal: AbortSignal;
}

/** Between two pages, so that visitors leave the machine something for the releases. */
const READING_MS = 500;
const PATHS = ['/', '/treatments', '/contact'];
const LINKS = { Treatments: /Treatments/, Destinations: /Destinations/, 'Contact Us': /Quote|Contact/ };

/**
 * Requests page after page and a file of each, and posts the quote form without JavaScript, once without a name and once
 * complete, until the signal aborts.
 */
export async function requestPages(visitor: Visitor): Promise<void> {
  const { url, number, name, visits, signal } = visitor;
  const headers = shareHeaders(url, number);
  for (let step = 0; !signal.aborted; step++) {
    const faults: string[] = [];
    const read = async (what: string, answer: Promise<Response>, status: number): Promise<string> => {
      try {
        const response = await answer;
        if (response.status !== status) faults.push(`${what}: ${response.status}`);
        return await response.text();
      } catch (error) {
        faults.push(`${what}: ${String(error)}`);
        return '';
      }
    };
    const path = PATHS[step % PATHS.length] ?? '/';
    const text = await read(path, fetch(url + path, { headers }), 200);
    const [, file = '/_releases/none'] = /(?:data-)?href="(\/_releases\/[^"]+)"/.exec(text) ?? [];
    await read(file, fetch(url + file, { headers }), 200);
    visits.push({ path, inBrowser: false, faults, releases: releasesIn(text) });
    const cookies = [headers.Cookie, formCookie(url)];
    const refused = await read('an incomplete form', postForm(url, { cookies }), 422);
    visits.push({ path: 'a post', inBrowser: false, faults, releases: releasesIn(refused) });
    // Equal forms of one visitor would count as one.
    await read('a form', postForm(url, { cookies, name, notes: `request ${step}` }), 303);
    visitor.requests += 1;
    await pause(READING_MS);
  }
}

/** Opens the home page and follows the links of the header, again and again, until the signal aborts. */
export async function browsePages({ url, number, visits, signal }: Visitor, browser: Browser): Promise<void> {
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
