import { calculatorOf } from '../support/calculator.ts';
import { expectTotal, openTrip } from '../support/estimate.ts';
import { expect, test } from '../support/test.ts';

const LOCATION = { ip: crypto.randomUUID(), country: 'UK' };

test('two tabs that share a session each show the cost of their own answers', { tag: '@calculator' }, async ({
  page,
  context,
}) => {
  // A fixed location: the second tab would not find a session that started without one.
  await context.route('**/geo', route => route.fulfill({ json: LOCATION }));
  const sessions = new Set<string>();
  context.on('request', request => {
    if (request.method() === 'PUT') sessions.add(new URL(request.url()).pathname);
  });
  await openTrip(page);
  await expectTotal(page, '$8,865');
  const other = await context.newPage();
  await openTrip(other, { companions: 0, travelers: 1 });
  await expectTotal(other, '$7,945');

  // The session now has the other tab's single traveller; this tab continues with two.
  // The page reads answers as streams, which a browser does not keep for the test.
  const stored: number[] = [];
  await page.route(/journey\/compute-cost$/, async route => {
    const response = await route.fetch();
    const { total } = (await response.json()) as { total: number };
    stored.push(total);
    await route.fulfill({ response });
  });
  await calculatorOf(page).getByRole('button', { name: 'Choose Hungary' }).click();
  await expectTotal(page, '$11,310');
  await expect.poll(() => stored).toHaveLength(1);
  expect(stored).not.toContain(11_310);
  expect(sessions.size).toBe(1);
});

test('a lost session is replaced and receives all answers, and the estimate continues', {
  tag: ['@calculator', '@own-stack'],
}, async ({ page, context, expectLog }) => {
  expectLog(/404/);
  await openTrip(page);
  await expectTotal(page, '$8,865');
  await context.clearCookies();
  const saved: string[] = [];
  page.on('response', response => {
    const request = response.request();
    if (request.method() === 'PUT' && response.ok())
      saved.push((request.postDataJSON() as { step: string }).step);
  });
  await calculatorOf(page).getByRole('button', { name: 'Choose Poland' }).click();
  await expectTotal(page, '$10,775');
  // The choice saves two steps; the new session then lacks the others.
  expect(saved.slice(0, 2)).toEqual(['treatment', 'destination']);
  expect(new Set(saved)).toEqual(new Set(['treatment', 'destination', 'dates', 'accommodation', 'food']));
});
