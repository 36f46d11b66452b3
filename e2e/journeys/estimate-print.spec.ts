import type { Locator } from '@playwright/test';
import { brand } from 'shared-contracts';
import { calculatorOf } from '../support/calculator.ts';
import { expectTotal, openTrip } from '../support/estimate.ts';
import { expect, test } from '../support/test.ts';

const PX_PER_MM = 96 / 25.4;
/** Paper less the margins of the print styles, in mm. */
const sheets = {
  A4: { width: 210 - 30, height: 297 - 20 },
  Letter: { width: 215.9 - 30, height: 279.4 - 20 },
};

/** From the top of one element to the bottom of another, in px. */
async function heightOf(first: Locator, last: Locator): Promise<number> {
  const [from, to] = [await first.boundingBox(), await last.boundingBox()];
  return from && to ? to.y + to.height - from.y : Number.NaN;
}

test('the estimate prints with its comparison on two pages: date, figures, assumptions and contact, nothing else', {
  tag: '@calculator',
}, async ({ page }) => {
  await openTrip(page);
  await expectTotal(page, '$8,865');
  await page.emulateMedia({ media: 'print' });
  const now = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
  });
  for (const text of [
    `Estimate of ${now.format(new Date())}`,
    'Hip Replacement, from the UK to India',
    'What we assumed',
    'Not included',
    `${brand.email}, ${brand.phone}`,
    'Treatment and rest',
  ])
    await expect(calculatorOf(page).getByText(text)).toBeVisible();
  const typed = await calculatorOf(page)
    .getByText(/\/\?treatment=hip-replacement&to=india#from=uk&/)
    .textContent();
  await expect(page.getByRole('table')).toHaveCount(2);
  for (const landmark of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);

  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join('\n'),
  );
  expect(rules).toMatch(/@bottom-right[^}]*counter\(page\)[^}]*counter\(pages\)/);
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = await page.pdf({ format });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(2);
    const { width, height } = sheets[format];
    await page.setViewportSize({
      width: Math.floor(width * PX_PER_MM),
      height: Math.floor(height * PX_PER_MM),
    });
    const calculator = calculatorOf(page);
    const estimate = [calculator.getByText(/^Estimate of/), calculator.getByText(/^a reserve of/)] as const;
    const comparison = [
      calculator.getByRole('heading', { name: 'Compare destinations' }),
      calculator.getByText(brand.email),
    ] as const;
    for (const [first, last] of [estimate, comparison])
      expect(await heightOf(first, last), format).toBeLessThanOrEqual(height * PX_PER_MM);
  }

  // The address that is there to be typed opens the same estimate.
  await page.emulateMedia({ media: 'screen' });
  await page.goto('about:blank');
  await page.goto(/\/\?\S+/.exec(typed ?? '')?.[0] ?? '');
  // In pounds by now, since the site knows where the visitor lives.
  await expectTotal(page, '$8,900');
  expect(new URL(page.url()).search).toBe('');
  await page.emulateMedia({ media: 'print' });

  // A page without an estimate prints as a whole.
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
