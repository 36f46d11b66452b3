import { visit, waitForFonts } from '../support/navigation.ts';
import { allOr } from '../support/scope.ts';
import { expect, test } from '../support/test.ts';

const pages = {
  home: '/',
  'how-it-works': '/how-it-works',
  treatments: '/treatments',
  treatment: '/treatments/hip-replacement',
  destinations: '/destinations',
  prices: '/prices',
  'check-a-quote': '/check-a-quote',
  blog: '/blog',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
};

/** Compares the main pages with approved screenshots. The README of e2e says how to update them. */
for (const width of [390, 1440]) {
  const all = Object.entries(pages);
  // By day a wide screen shows one page of each package.
  const wide = all.filter(([name]) => ['home', 'treatment', 'contact'].includes(name));
  for (const [name, path] of width === 390 ? all : allOr(all, wide)) {
    test(`${name} matches its screenshot at ${width} px`, { tag: ['@shell', '@own-stack'] }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, path);
      await page.waitForLoadState();
      await waitForFonts(page);
      // The amounts of the example come after the page.
      await expect(page.locator('[aria-labelledby=example] dd:empty')).toHaveCount(0);
      await page.mouse.move(0, 0);
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, { maxDiffPixelRatio: 0.01 });
    });
  }
}
