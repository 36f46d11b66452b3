import { scrollToCalculator } from '../support/calculator.ts';
import { remoteModule, visit, waitUntilReady } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

test('all three remotes on one page share one React, one facade and one trip store', {
  tag: ['@shell', '@smoke'],
}, async ({ page }) => {
  await visit(page, '/contact');
  await waitUntilReady(page, 'quote/contact');
  await page.getByRole('banner').getByRole('link', { name: /home/i }).click();
  await scrollToCalculator(page);
  await remoteModule(page, 'catalogue/featured-destinations').scrollIntoViewIfNeeded();
  await waitUntilReady(page, 'catalogue/featured-destinations');

  const { remotes, contractCopies, versions } = await page.evaluate(() => {
    const global = globalThis as {
      __carefareShareScope?: Record<string, Record<string, unknown>>;
      __carefareContractCopies?: number;
    };
    const shared = Object.entries(global.__carefareShareScope ?? {});
    return {
      contractCopies: global.__carefareContractCopies,
      versions: Object.fromEntries(shared.map(([name, byVersion]) => [name, Object.keys(byVersion).length])),
      remotes: ['mfe_catalogue', 'mfe_calculator', 'mfe_quote'].filter(name => name in globalThis),
    };
  });
  expect(remotes).toEqual(['mfe_catalogue', 'mfe_calculator', 'mfe_quote']);
  expect(contractCopies).toBe(1);
  expect(versions).toEqual({
    react: 1,
    'react/jsx-runtime': 1,
    'react-dom': 1,
    'shared-contracts': 1,
    'shared-contracts/ui': 1,
    'shared-contracts/ui/forms': 1,
  });
});
