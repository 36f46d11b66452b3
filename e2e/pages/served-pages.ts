import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

interface ServedPage {
  status: number;
  html: string;
  headers: Headers;
}

const pages = new Map<string, Promise<ServedPage>>();

/** What the server sends for a path, which all tests of a file ask for once. */
export function servedPage(path: string): Promise<ServedPage> {
  const page = pages.get(path) ?? request(path);
  pages.set(path, page);
  return page;
}

async function request(path: string): Promise<ServedPage> {
  const response = await fetch(process.env.CAREFARE_URL + path);
  const { status, headers } = response;
  return { status, headers, html: await response.text() };
}

/** The parts of a document that search engines and link previews read. */
export interface Head {
  tags: Record<string, string[]>;
  data: unknown[];
  h1: number;
}

/** Reads the head of the document, or of the one that this HTML is; runs in the browser. */
export function readHead(html?: string): Head {
  const root = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const tags: Record<string, string[]> = {};
  const add = (name: string, value: string | null) => {
    tags[name] = [...(tags[name] ?? []), value ?? ''];
  };
  for (const element of root.querySelectorAll('title, meta[name], meta[property], link[rel=canonical]')) {
    const name =
      element.getAttribute('name') ??
      element.getAttribute('property') ??
      element.getAttribute('rel') ??
      element.tagName.toLowerCase();
    add(name, element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent);
  }
  const scripts = root.querySelectorAll('script[type="application/ld+json"]');
  return {
    tags,
    data: Array.from(scripts, script => JSON.parse(script.textContent ?? '')),
    h1: root.querySelectorAll('h1').length,
  };
}

/**
 * Heads of pages as the server sends them, by path.
 * @param page one that is still empty: the policy of the site's own pages lets no code parse HTML
 */
export async function readServedHeads(page: Page, paths: readonly string[], status = 200) {
  const heads = new Map<string, Head>();
  for (const path of paths) {
    const served = await servedPage(path);
    expect(served.status, path).toBe(status);
    heads.set(path, await page.evaluate(readHead, served.html));
  }
  return heads;
}
