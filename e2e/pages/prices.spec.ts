import { expectAccessible } from '../support/axe.ts';
import { doubleText, expectReadable } from '../support/large-text.ts';
import { expectNoHorizontalScroll, visit } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

test('an open table of prices is accessible, and fits a screen of 320 px, in large text too', {
  tag: '@catalogue',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, '/prices');
  await page.getByText('Dental Implants', { exact: true }).click();
  await expect(page.getByRole('row', { name: /^Turkey / }).first()).toContainText(
    'set by Carefare, see note',
  );
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await doubleText(page);
  await expectReadable(page);
});
