import { visit, waitForAnswer, waitUntilReady } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

const DATA = ['treatment-benefits', 'treatment-countries', 'treatment-faqs'];

test('resting on a link loads code and data of its page, and the click requests neither again', {
  tag: '@shell',
}, async ({ page }) => {
  let requested: string[] = [];
  page.on('request', request => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (DATA.includes(name) || /^treatment\..*\.(js|css)$/.test(name)) requested.push(name);
  });
  await visit(page, '/treatments');
  await waitUntilReady(page, 'catalogue/treatments');
  const link = page.getByRole('main').getByRole('link', { name: 'Rhinoplasty', exact: true });
  await link.scrollIntoViewIfNeeded();
  // For links in view the files are loaded, but no data.
  await expect.poll(() => requested.some(name => name.endsWith('.js'))).toBe(true);
  expect(requested.filter(name => DATA.includes(name))).toEqual([]);
  const answers = DATA.map(name => waitForAnswer(page, `/api/masters/${name}`));
  await link.hover();
  await Promise.all(answers);
  // Data is requested after the code has been loaded.
  expect(requested.filter(name => DATA.includes(name)).toSorted()).toEqual(DATA);

  requested = [];
  await link.click();
  await waitUntilReady(page, 'catalogue/treatment');
  await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
  expect(requested).toEqual([]);
});
