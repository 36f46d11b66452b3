import type { Browser, Page } from '@playwright/test';
import { type RemoteKey } from 'e2e-stack';
import type { ModuleId } from 'shared-contracts/host';
import type { Fault } from '../../support/faults/fault.ts';
import { createFaultFixtures, type RemoteFaults } from '../../support/faults/fixtures.ts';
import {
  expectNotReady,
  remoteModule,
  visit,
  waitForHydration,
  waitUntilReady,
} from '../../support/navigation.ts';
import { expect } from '../../support/test.ts';

/** The faults of the matrix, which begins each for each remote on each side. */
export const allFaults: readonly Fault[] = [
  'refused',
  'reset',
  'status 500',
  'html',
  'truncated',
  'tampered',
  'slow 3 s',
  'slow 8 s',
  'hang',
  'drip',
];

/** Where each remote is on the site. */
export const places = {
  catalogue: { module: 'catalogue/treatments', path: '/treatments', link: 'Treatments', text: 'Cardiac' },
  calculator: { module: 'calculator/calculator', path: '/', link: /home/i, text: 'Step 1 of 5' },
  quote: { module: 'quote/contact', path: '/contact', link: 'Contact Us', text: 'Full Name' },
} as const satisfies Record<
  RemoteKey,
  { module: ModuleId; path: string; link: string | RegExp; text: string }
>;

/** Part of every fallback's text. */
export const FALLBACK_TEXT = /cannot be shown at the moment/;

export interface Cell {
  remote: RemoteKey;
  fault: Fault;
}

type Side = (page: Page, cell: Cell, faults: RemoteFaults) => Promise<void>;

/** When the fault of the browser's requests for the remote's files meets the visitor. */
export const sides: Record<string, Side> = {
  'first load': openWithFault,
  navigation: navigateWithFault,
};

/** This fault ends by itself, before anyone could look at the page or mend it. */
const healsByItself = (fault: Fault): boolean => fault === 'slow 3 s';

/** In a browser of its own, so that several run at once. */
export async function inOwnContext(browser: Browser, baseURL: string, side: Side, cell: Cell): Promise<void> {
  const context = await browser.newContext({ baseURL });
  try {
    await side(await context.newPage(), cell, createFaultFixtures(context).remote(cell.remote));
  } finally {
    await context.close();
  }
}

const textOf = (page: Page, remote: RemoteKey) =>
  remoteModule(page, places[remote].module).getByText(places[remote].text).first();

async function openWithFault(page: Page, cell: Cell, faults: RemoteFaults): Promise<void> {
  const { remote, fault } = cell;
  const { module, path } = places[remote];
  await faults.fail(fault);
  const response = await page.goto(path, { waitUntil: 'commit' });
  expect(response?.status()).toBe(200);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(await page.evaluate(findBlockingFiles), 'files of releases that the first paint waits for').toEqual(
    [],
  );
  await waitForHydration(page);
  await remoteModule(page, module).scrollIntoViewIfNeeded();
  await expect(textOf(page, remote)).toBeVisible();
  await expect(remoteModule(page, module)).not.toHaveAttribute('data-fallback');
  if (!healsByItself(fault)) await expectNotReady(page, module);
  await expectHealing(page, cell, faults);
}

async function navigateWithFault(page: Page, cell: Cell, faults: RemoteFaults): Promise<void> {
  const { remote, fault } = cell;
  const { module, path, link } = places[remote];
  await visit(page, '/about');
  await faults.fail(fault);
  await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
  await expect(page).toHaveURL(path);
  if (!healsByItself(fault)) {
    const fallback = page.locator(`[data-remote="${remote}"][data-fallback]`);
    await expect(fallback.filter({ hasText: FALLBACK_TEXT }).first()).toBeAttached();
  }
  await remoteModule(page, module).scrollIntoViewIfNeeded();
  await expectHealing(page, cell, faults);
}

/** Ends the fault, unless it ends by itself: the remote goes live in the same document. */
async function expectHealing(page: Page, { remote, fault }: Cell, faults: RemoteFaults): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  if (!healsByItself(fault)) await faults.heal();
  await waitUntilReady(page, places[remote].module);
  await expect(textOf(page, remote)).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
}

/** Runs in the page. */
function findBlockingFiles(): string[] {
  type Entry = PerformanceResourceTiming & { renderBlockingStatus?: string };
  if (!('renderBlockingStatus' in PerformanceResourceTiming.prototype)) return ['not known'];
  return (performance.getEntriesByType('resource') as Entry[])
    .filter(({ renderBlockingStatus: status, name }) => status === 'blocking' && name.includes('/_releases/'))
    .map(({ name }) => name);
}
