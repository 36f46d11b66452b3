import { expect, test } from '../support/test.ts';
import { startUnusualSite } from '../support/unusual-site.ts';

const UNSAID = /\bnull\b|undefined|NaN|Infinity|\$0\b|(\$[\d,]+) to \1\b/;

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
  const site = await startUnusualSite();
  try {
    const { paths, faults } = await crawl(site.url);
    expect(faults).toEqual([]);
    for (const path of [
      '/treatments/jaw-and-chin-surgery',
      '/treatments/nose-correction',
      '/destinations/georgia',
    ])
      expect(paths).toContain(path);
    expect(paths).not.toContain('/destinations/malaysia');
    const found = await (await fetch(`${site.url}/treatments?q=jaw+surgery+in+georgia`)).text();
    expect(found).toContain('Jaw &amp; Chin Surgery');
    expect(found).not.toContain('/treatments/hip-replacement"');
    const home = await (await fetch(`${site.url}/treatments/nose-correction`)).text();
    expect(home).toContain('<option value="Chile">');
    expect(home).not.toContain('<option value="UK">');
    const renamed = await fetch(`${site.url}/treatments/rhinoplasty`);
    expect(renamed.status).toBe(200);
  } finally {
    await site.remove();
  }
});
