import { expectAccessible } from '../support/axe.ts';
import { fillRequired, openForm, resultOf, send, storedRequests } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

const SUBMISSIONS = /\/api\/journey\/\d+\/submissions$/;

test('a response that is lost on its way loses no answers, and sending again stores no second request', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, expectLog }) => {
  expectLog(/ERR_TIMED_OUT/);
  await openForm(page);
  const name = await fillRequired(page);
  await page.route(SUBMISSIONS, async route => {
    await route.fetch();
    await route.abort('timedout');
  });
  await send(page);
  await expect(resultOf(page)).toBeFocused();
  await expect(resultOf(page)).toContainText('Error Submitting Request');
  await expect(resultOf(page)).toContainText('Sending them again will not make a second request');
  await expectAccessible(page);
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  const [stored] = storedRequests(name);
  await page.unroute(SUBMISSIONS);
  await send(page);
  await expect(resultOf(page)).toContainText('What happens next');
  await expect(resultOf(page)).toContainText(String(stored?.reference));
  expect(storedRequests(name)).toEqual([stored]);
});
