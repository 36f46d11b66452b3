import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unusualData } from '../api/testing/unusual-data.ts';
import { startIsolatedStack } from '../support/isolated-stack.ts';
import { expect, test } from '../support/test.ts';

const UNSAID = /\bnull\b|undefined|NaN|Infinity|\$0\b/;

const textOf = (html: string): string =>
  html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^<>]*>/g, ' ');

/** Follows the sitemap and every link from it. @returns the paths it reached, and what is wrong with their pages */
async function crawl(site: string) {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = new Set(
    Array.from(sitemap.matchAll(/<loc>([^<]*)</g), ([, address = '']) => new URL(address).pathname),
  );
  const faults: string[] = [];
  for (const path of paths) {
    const response = await fetch(site + path);
    if (response.status !== 200) faults.push(`${path}: ${response.status}`);
    const html = await response.text();
    const said = UNSAID.exec(textOf(html));
    if (said) faults.push(`${path}: ${textOf(html).slice(said.index - 60, said.index + 60)}`);
    for (const [, linked = ''] of html.matchAll(/<a\b[^>]*href="(\/[^"#?]*)/g)) paths.add(linked);
  }
  return { paths: Array.from(paths), faults };
}

test('every page of data that nobody compiled is there, and leads to pages that are there', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'unusual-'));
  const file = join(dir, 'data.json');
  writeFileSync(file, JSON.stringify(unusualData()));
  const site = await startIsolatedStack({ env: { api: { REFERENCE_DATA: file } } });
  try {
    const { paths, faults } = await crawl(site.url);
    expect(faults).toEqual([]);
    for (const path of [
      '/treatments/jaw-and-chin-surgery',
      '/treatments/nose-correction',
      '/destinations/georgia',
    ])
      expect(paths).toContain(path);
    const home = await (await fetch(`${site.url}/treatments/nose-correction`)).text();
    expect(home).toContain('<option value="Chile">');
    expect(home).not.toContain('<option value="UK">');
    const renamed = await fetch(`${site.url}/treatments/rhinoplasty`);
    expect(renamed.status).toBe(200);
  } finally {
    await site.remove();
    rmSync(dir, { recursive: true });
  }
});
