import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type RemoteKey } from 'e2e-stack';
import { visit } from '../../support/navigation.ts';
import { formCookie, postForm } from '../../support/post-form.ts';
import { shareCookie, shareHeaders } from '../../support/store-site.ts';
import { textOfMessage } from '../../support/test.ts';
import { type ReleaseNumbers, releasesIn } from './journal-moves.ts';

const kinds = ['page', 'file', 'call', 'post', 'navigation'] as const;

/** Something that a visitor got: by request, or in a browser by a link. */
export interface Visit {
  kind: (typeof kinds)[number];
  path: string;
  /** Why it failed: its status, parts that are missing, messages of the console. */
  faults: readonly string[];
  /** Numbers of the releases that its HTML names, by remote. */
  releases: ReadonlyMap<RemoteKey, ReadonlySet<number>>;
}

export interface Visitor {
  url: string;
  visits: Visit[];
  signal: AbortSignal;
  /** From 0 to 99: who gets a share and who does not. */
  number?: number;
  /** Time between two pages, so that visitors leave the machine something for the rest. */
  readingMs?: number;
  /** On the visitor's quote requests, of which without it none is complete. */
  name?: string;
}

/** Whether what a visitor got names releases: the HTML of each page does, and each part of a remote. */
const namesReleases = ({ kind, path }: Visit): boolean =>
  kind === 'page' || (kind === 'navigation' && path !== '/faq');

/** Whether the releases of a page are not those of one composition. */
export const isMixed = (made: Visit, compositions: readonly ReleaseNumbers[]): boolean =>
  (namesReleases(made) && made.releases.size === 0) ||
  !compositions.some(composition =>
    [...made.releases].every(([remote, numbers]) => numbers.size === 1 && numbers.has(composition[remote])),
  );

/** How many of each kind. */
export const countVisits = (visits: readonly Visit[]) =>
  Object.fromEntries(kinds.map(kind => [kind, visits.filter(each => each.kind === kind).length])) as Record<
    Visit['kind'],
    number
  >;

/** What failed, and where. */
export const faultsOf = (visits: readonly Visit[]): string[] =>
  visits.flatMap(({ kind, path, faults }) => faults.map(fault => `${kind} ${path}: ${fault}`));

const PATHS = ['/', '/about', '/treatments', '/faq', '/treatments/hip-replacement', '/contact'];
const FILES = /(?:href|src|data-href|content)="(\/(?:assets|_releases|images|icons)\/[^"]+)"/g;
/** Pages of the shell and of remotes, by links that each page has. */
const LINKS = ['/faq', '/treatments', '/contact', '/destinations'];

/** As browsers do when a connection that they kept was closed before an answer: a balancer that reads its settings again closes them. */
export const askAgainOnceClosed = (ask: () => Promise<Response>): Promise<Response> =>
  ask().catch((error: Error) => {
    if ((error.cause as { code?: string } | undefined)?.code === 'UND_ERR_SOCKET') return ask();
    throw error;
  });

const cookiesOf = ({ url, number }: Visitor): string[] =>
  number === undefined ? [] : [shareHeaders(url, number).Cookie];

/**
 * Opens page after page with every file that it names, calls the API and posts the quote form without JavaScript, without a
 * name and, if the visitor has one, complete: until the signal aborts.
 * @param first index of the first page
 * @returns how many complete forms were sent
 */
export async function requestPages(visitor: Visitor, first = 0): Promise<number> {
  const { url, name, visits, signal, readingMs = 50 } = visitor;
  const cookies = cookiesOf(visitor);
  const headers = { Cookie: cookies.join('; ') };
  const read = async (kind: Visit['kind'], path: string, status: number, ask: () => Promise<Response>) => {
    const faults: string[] = [];
    let text = '';
    try {
      const response = await askAgainOnceClosed(ask);
      if (response.status !== status) faults.push(String(response.status));
      text = await response.text();
    } catch (error) {
      faults.push(`${String(error)} ${String((error as Error).cause)}`);
    }
    visits.push({ kind, path, faults, releases: releasesIn(text) });
    return text;
  };
  const post = (status: number, complete = {}) =>
    read('post', '/contact', status, () =>
      postForm(url, { cookies: [...cookies, formCookie(url)], ...complete }),
    );
  let sent = 0;
  for (let step = first; !signal.aborted; step += 1) {
    const path = PATHS[step % PATHS.length] ?? '/';
    const html = await read('page', path, 200, () => fetch(url + path, { headers }));
    for (const file of new Set(Array.from(html.matchAll(FILES), ([, found = '']) => found)))
      await read('file', file, 200, () => fetch(url + file, { headers }));
    await read('call', '/api/masters/treatments', 200, () => fetch(`${url}/api/masters/treatments`));
    await post(422);
    if (name !== undefined) {
      // Equal forms of one visitor would count as one.
      await post(303, { name, notes: `request ${step}` });
      sent += 1;
    }
    await pause(readingMs);
  }
  return sent;
}

/** Opens the home page and follows links of its foot, again and again, until the signal aborts: each page has to run. */
export async function browsePages(visitor: Visitor, browser: Browser): Promise<void> {
  const page = await openTab(visitor, browser);
  while (!visitor.signal.aborted) {
    try {
      await visit(page, visitor.url);
      await look(page, '/', visitor);
      for (const path of LINKS) await followFoot(page, path, visitor);
    } catch (error) {
      tell(visitor, page, String(error).slice(0, 300));
    }
  }
  await page.context().close();
}

const tell = ({ visits }: Visitor, page: Page, fault: string): void =>
  void visits.push({ kind: 'navigation', path: page.url(), faults: [fault], releases: new Map() });

/** A tab of the visitor, whose console and errors are faults. */
export async function openTab(visitor: Visitor, browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  if (visitor.number !== undefined) await context.addCookies([shareCookie(visitor.url, visitor.number)]);
  const page = await context.newPage();
  page.on('console', message => {
    const text = textOfMessage(message);
    if (text) tell(visitor, page, text);
  });
  page.on('pageerror', error => tell(visitor, page, error.message));
  return page;
}

/** Follows a link of the page, and waits until that page is there. */
export async function followFoot(page: Page, path: string, visitor: Visitor): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
  await look(page, path, visitor);
}

async function look(page: Page, path: string, { visits }: Visitor): Promise<void> {
  const heading = await page.locator('h1').textContent();
  const html = await page.locator('main').evaluate(main => main.outerHTML);
  const faults: string[] = [];
  if (heading?.includes('Error')) faults.push(heading);
  if (html.includes('data-fallback')) faults.push('a part could not be loaded');
  visits.push({ kind: 'navigation', path, faults, releases: releasesIn(html) });
}
