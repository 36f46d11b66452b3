import { calculator, expectTotal, openTrip } from '../support/estimate.ts';
import { expect, test } from '../support/test.ts';

const PLACE = { ip: crypto.randomUUID(), country: 'UK' };

test('two tabs of one session: each shows the cost of its own answers', async ({ page, context }) => {
  // At once in both tabs: a session that is started without a place is not found again by the next tab.
  await context.route('**/geo', route => route.fulfill({ json: PLACE }));
  const sessions = new Set<string>();
  context.on('request', request => {
    if (request.method() === 'PUT') sessions.add(new URL(request.url()).pathname);
  });
  await openTrip(page);
  await expectTotal(page, '$8,865');
  const other = await context.newPage();
  await openTrip(other, { companions: 0, travelers: 1 });
  await expectTotal(other, '$7,945');

  // The session now holds the other tab's single traveller; this tab goes on with two.
  const answered = page.waitForResponse(/journey\/compute-cost$/);
  await calculator(page).getByRole('button', { name: 'Choose Hungary' }).click();
  const stored = (await (await answered).json()) as { total: number };
  await expectTotal(page, '$11,310');
  expect(stored.total).not.toBe(11_310);
  expect(sessions.size).toBe(1);
});

test('a lost session is replaced, gets all answers again, and the estimate goes on', async ({
  page,
  context,
  expectMessage,
}) => {
  expectMessage(/404/);
  await openTrip(page);
  await expectTotal(page, '$8,865');
  await context.clearCookies();
  const saved: string[] = [];
  page.on('response', response => {
    const request = response.request();
    if (request.method() === 'PUT' && response.ok())
      saved.push((request.postDataJSON() as { step: string }).step);
  });
  await calculator(page).getByRole('button', { name: 'Choose Poland' }).click();
  await expectTotal(page, '$10,775');
  // What the switch saves first, then what the new session lacks.
  expect(saved.slice(0, 2)).toEqual(['treatment', 'destination']);
  expect(new Set(saved)).toEqual(new Set(['treatment', 'destination', 'dates', 'accommodation', 'food']));
});
