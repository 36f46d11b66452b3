import type { Page } from 'playwright-core';
import { type DocumentFacts, readFacts } from './read-facts.ts';
import { REALM, type RealmChange } from './watch-realm.ts';

/** What code has left of itself in a page. */
export interface Traces {
  document: DocumentFacts;
  realm: readonly RealmChange[];
}

export const readTraces = async (page: Page): Promise<Traces> => ({
  document: await page.evaluate(readFacts),
  realm: await page.evaluate(name => (Reflect.get(window, name) as () => RealmChange[])(), REALM),
});
