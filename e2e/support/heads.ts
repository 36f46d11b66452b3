import type { Browser } from '@playwright/test';
import { treatmentAddresses } from 'shared-contracts';
import { fixedPaths } from './paths.ts';
import { expect } from './test.ts';

export const IN_COUNTRY = '/treatments/hip-replacement/india';
/** Pages with a head of their own, at their main address. */
export const mainPaths = [
  ...fixedPaths,
  ...treatmentAddresses.map(({ slug }) => `/treatments/${slug}`),
  '/destinations/india',
  IN_COUNTRY,
];
/** Other addresses of treatments, with the main one. */
export const aliases = treatmentAddresses.flatMap(({ slug, aliases: others }) =>
  others.map(alias => [`/treatments/${alias}`, `/treatments/${slug}`] as const),
);

/** The parts of a document that search engines and link previews read. */
export interface Head {
  tags: Record<string, string[]>;
  data: unknown[];
  h1: number;
}

/** Reads the head of the document; runs in the browser. */
export function readHead(): Head {
  const tags: Record<string, string[]> = {};
  const add = (name: string, value: string | null) => {
    tags[name] = [...(tags[name] ?? []), value ?? ''];
  };
  for (const element of document.querySelectorAll('title, meta[name], meta[property], link[rel=canonical]')) {
    const name =
      element.getAttribute('name') ??
      element.getAttribute('property') ??
      element.getAttribute('rel') ??
      element.tagName.toLowerCase();
    add(name, element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent);
  }
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  return {
    tags,
    data: Array.from(scripts, script => JSON.parse(script.textContent ?? '')),
    h1: document.querySelectorAll('h1').length,
  };
}

/** Heads of pages without JavaScript, by path. */
export async function readServedHeads(
  browser: Browser,
  baseURL: string | undefined,
  paths: readonly string[],
  status = 200,
) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const heads = new Map<string, Head>();
  for (const path of paths) {
    expect((await page.goto(path))?.status(), path).toBe(status);
    heads.set(path, await page.evaluate(readHead));
  }
  await context.close();
  return heads;
}
