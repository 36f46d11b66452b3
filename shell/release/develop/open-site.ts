import type { Page } from 'playwright-core';
import { findFreePort } from '../processes/free-ports.ts';
import { findBrowser } from '../trial/look/find-browser.ts';
import { develop } from './develop.ts';

/** The released shell with a remote from source, and a browser. */
export interface OpenSite {
  /** Messages of the browser's console, of all pages. */
  readonly messages: readonly string[];
  /**
   * Opens an address once a module there is live.
   * @param module id of a page or widget, such as `reviews/page`
   */
  open(path: string, module: string): Promise<Page>;
  close(): Promise<void>;
}

/** For a remote's own tests. Calls of the API are answered as they were recorded. @throws Error when there is no browser */
export async function openSite(folder = process.cwd()): Promise<OpenSite> {
  const options = await findBrowser();
  if (!options) throw new Error('There is no Chromium: name one with CHROMIUM_PATH.');
  const { chromium } = await import('playwright-core');
  const site = await develop(folder, { port: await findFreePort(), print: () => undefined });
  const browser = await chromium.launch(options).catch(async (error: unknown) => {
    await site.stop();
    throw error;
  });
  const messages: string[] = [];
  return {
    messages,
    async open(path, module) {
      const page = await browser.newPage();
      page.on('console', message => {
        // The shell asks for a session, and recorded answers have none.
        if (!message.location().url.includes('/api/journey/by-ip/')) messages.push(message.text());
      });
      page.on('pageerror', ({ message }) => messages.push(message));
      await page.goto(site.url + path);
      await page.locator(`[data-module="${module}"][data-ready]`).waitFor();
      return page;
    },
    async close() {
      await browser.close();
      await site.stop();
    },
  };
}
