import { hash } from 'node:crypto';
import { expectAccessible } from '../support/axe.ts';
import { readHead, readServedHeads } from '../support/heads.ts';
import { visit } from '../support/navigation.ts';
import { samplePaths } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';
import { expectValidHtml } from '../support/valid-html.ts';

/** What is in the HTML of a page, besides the head that each has. */
const texts: Partial<Record<(typeof samplePaths)[number], readonly string[]>> = {
  '/': ['Hair Transplant', 'Get My Transparent Estimate', 'id="calculator-section"', 'Step 1 of 5'],
  '/treatments': ['Hip Replacement', 'Dental Implants', 'LASIK Eye Surgery', 'Ophthalmology'],
  '/treatments/hip-replacement': [
    'Hip Replacement Abroad: Transparent Costs, World-Class Care',
    'India',
    'Frequently Asked Questions',
  ],
  '/destinations': ['India', 'Thailand', 'Turkey', 'Malaysia', 'Interactive World Map'],
  '/prices': ['Spinal Fusion', 'South Korea', 'interpolated', 'Exchange rates', '/contact'],
  '/check-a-quote': ['Hip Replacement', 'South Korea', 'method="post"', 'Airport transfers'],
  '/who-pays-us': ['How countries are ordered'],
  '/faq': ['<details', 'FAQPage', 'Is my price final?'],
  '/accessibility': ['WCAG 2.2'],
  '/blog': ['Try the Calculator Now!'],
  '/contact': [
    'Full Name',
    'Email',
    'Phone',
    'Treatment',
    'Source Country',
    'Destination',
    'Timeline',
    'Notes',
    'Request My Quote',
  ],
};

test('every page has its content in valid HTML', { tag: '@shell' }, async ({ request }) => {
  for (const path of samplePaths) {
    const response = await request.get(path);
    const html = await response.text();
    for (const text of texts[path] ?? ['<h1']) expect(html, path).toContain(text);
    await expectValidHtml(html);
    // The policy names the hash of each.
    const scripts = [
      ...html.matchAll(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([^<].*?)<\/script>/gs),
    ];
    const hashes = scripts.map(([, code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`);
    const policy = response.headers()['content-security-policy']?.match(/script-src[^;]*/)?.[0];
    expect(
      policy?.split(' ').filter(source => source.startsWith("'sha256-")),
      path,
    ).toEqual(hashes);
  }
});

test('what leads nowhere is a 404 without an address of its own, and with a link home', {
  tag: '@shell',
}, async ({ page, expectLog }) => {
  expectLog(/status of 404/);
  expectLog(/not.found/i);
  const served = await readServedHeads(page, ['/nowhere', '/treatments/no-such-treatment'], 404);
  for (const { tags } of served.values())
    expect([tags.robots, tags.canonical]).toEqual([['noindex'], undefined]);
  await expectValidHtml(await (await page.request.get('/nowhere')).text());
  for (const [path, head] of served) {
    await visit(page, path);
    expect(await page.evaluate(readHead, undefined), path).toEqual(head);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toHaveAttribute('href', '/');
  }
  await expectAccessible(page);
});
