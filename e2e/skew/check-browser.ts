import type { Browser, Page } from 'playwright';
import type { CheckedPages } from './check-pages.ts';

const DEADLINE_MS = 20_000;
/** A trip and a consent as a later version may write them: a link that is opened, and what the browser stores. */
const LATER_TRIP = `/#calculator-section&trip=v9.${Buffer.from('{"treatment":{"later":52}}').toString('base64url')}`;
const LATER_CONSENT = JSON.stringify({ version: 'later', choices: { analytics: { later: true } } });

/** Opens a page for each module: it goes live, and nothing is written to the console. @returns what is wrong */
export async function checkInBrowser(
  browser: Browser,
  url: string,
  pages: CheckedPages['pages'],
): Promise<string[]> {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const { path, modules } of pages) {
    const fresh = modules.filter(id => !seen.has(id));
    if (fresh.length === 0) continue;
    for (const id of fresh) seen.add(id);
    faults.push(...(await visit(browser, url + path, path, fresh)));
  }
  if (seen.has('calculator/calculator'))
    faults.push(
      ...(await visit(browser, url + LATER_TRIP, 'a trip of a later version', ['calculator/calculator'])),
    );
  return faults;
}

async function visit(
  browser: Browser,
  address: string,
  name: string,
  modules: readonly string[],
): Promise<string[]> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' });
  const faults: string[] = [];
  try {
    await context.addInitScript(value => localStorage.setItem('carefare.consent', value), LATER_CONSENT);
    const page = await context.newPage();
    page.on('pageerror', error => faults.push(`${name}: ${error.message}`));
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) faults.push(`${name}: ${message.text()}`);
    });
    await page.goto(address, { timeout: DEADLINE_MS });
    if (!(await appears(page, 'html[data-hydrated]'))) faults.push(`${name}: the page does not go live`);
    for (const id of modules) {
      await page.locator(`[data-module="${id}"]`).first().scrollIntoViewIfNeeded({ timeout: DEADLINE_MS });
      if (!(await appears(page, `[data-module="${id}"][data-ready]`)))
        faults.push(`${name}: ${id} does not go live`);
    }
  } catch (error) {
    faults.push(`${name}: ${(error as Error).message.split('\n')[0]}`);
  } finally {
    await context.close();
  }
  return faults;
}

const appears = (page: Page, selector: string): Promise<boolean> =>
  page.waitForSelector(selector, { state: 'attached', timeout: DEADLINE_MS }).then(
    () => true,
    () => false,
  );
