import { expect, test } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

test('a page with all three remotes has one React, one facade and one store', async ({ page }) => {
  await visit(page, '/contact');
  await live(page, 'quote/contact');
  await page.getByRole('banner').getByRole('link', { name: /home/i }).click();
  await page.locator('#calculator-section').scrollIntoViewIfNeeded();
  await live(page, 'calculator/calculator');
  await page.locator('[data-module="catalogue/featured-destinations"]').scrollIntoViewIfNeeded();
  await live(page, 'catalogue/featured-destinations');

  const found = await page.evaluate(() => {
    const scope = (
      globalThis as { __carefareShareScope?: Record<string, Record<string, Record<string, unknown>>> }
    ).__carefareShareScope;
    const copies = (globalThis as { __carefareContractCopies?: number }).__carefareContractCopies;
    const versions = Object.fromEntries(
      Object.entries(scope?.default ?? {}).map(([name, byVersion]) => [name, Object.keys(byVersion).length]),
    );
    const remotes = ['mfe_catalogue', 'mfe_calculator', 'mfe_quote'].filter(name => name in globalThis);
    return { copies, versions, remotes };
  });
  expect(found.remotes).toEqual(['mfe_catalogue', 'mfe_calculator', 'mfe_quote']);
  expect(found.copies).toBe(1);
  expect(found.versions).toEqual({
    react: 1,
    'react/jsx-runtime': 1,
    'react-dom': 1,
    'shared-contracts': 1,
    'shared-contracts/ui': 1,
    'shared-contracts/ui/forms': 1,
  });
});
