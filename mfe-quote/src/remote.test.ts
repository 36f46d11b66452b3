import { brand } from 'shared-contracts';
import { expect, it } from 'vitest';
import { remote } from './remote.ts';

it('the page’s description promises what the site promises', () => {
  const { quoteHours, breakdownHours } = brand.promises;
  expect(remote.pages[0]?.description).toContain(
    `a quote within ${quoteHours} hours, its breakdown within ${breakdownHours}.`,
  );
});
