import { visit } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';
import { expectValidHtml } from '../support/valid-html.ts';

const pages = [
  {
    path: '/',
    texts: ['Hair Transplant', 'Get My Transparent Estimate', 'id="calculator-section"', 'Step 1 of 5'],
  },
  { path: '/how-it-works', texts: ['<h1'] },
  {
    path: '/treatments',
    texts: ['Hip Replacement', 'Dental Implants', 'LASIK Eye Surgery', 'Ophthalmology'],
  },
  {
    path: '/treatments/hip-replacement',
    texts: [
      'Hip Replacement Abroad: Transparent Costs, World-Class Care',
      'India',
      'Frequently Asked Questions',
    ],
  },
  { path: '/destinations', texts: ['India', 'Thailand', 'Turkey', 'Malaysia', 'Interactive World Map'] },
  { path: '/prices', texts: ['Spinal Fusion', 'South Korea', 'interpolated', 'Exchange rates', '/contact'] },
  { path: '/who-pays-us', texts: ['How countries are ordered'] },
  { path: '/faq', texts: ['<details', 'FAQPage', 'Is my price final?'] },
  { path: '/accessibility', texts: ['WCAG 2.2'] },
  { path: '/blog', texts: ['Try the Calculator Now!'] },
  { path: '/about', texts: ['<h1'] },
  {
    path: '/contact',
    texts: [
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
  },
  { path: '/terms', texts: ['<h1'] },
  { path: '/privacy', texts: ['<h1'] },
  { path: '/cookies', texts: ['<h1'] },
];

for (const { path, texts } of pages) {
  test(`${path} has its content in valid HTML and hydrates without console messages`, {
    tag: ['@shell', '@phone'],
  }, async ({ page, request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    for (const text of texts) expect(html).toContain(text);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    await expectValidHtml(html);
    // The one whose hash the policy names.
    expect(html.match(/<script(?![^>]*type="application\/(ld\+)?json")[^>]*>[^<]/g)).toHaveLength(1);

    await visit(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('head > title')).toHaveCount(1);
    await expect(page.locator('head > meta[name=description]')).toHaveCount(1);
    await expect(page.locator('head > link[rel=canonical]')).toHaveCount(1);
  });
}

for (const path of ['/nowhere', '/treatments/no-such-treatment']) {
  test(`${path} is a 404 with a text and a link home`, { tag: '@shell' }, async ({
    page,
    request,
    expectLog,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain('noindex');
    await expectValidHtml(html);
    expectLog(/status of 404/);
    expectLog(/not.found/i);
    await visit(page, path);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toHaveAttribute('href', '/');
  });
}
