import { openForm, resultOf, uniqueName } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

test('a click right from a wrong answer lands where it was aimed', { tag: '@quote' }, async ({ page }) => {
  // All in view, since a browser that has scrolled keeps in place what is below a change.
  await page.setViewportSize({ width: 390, height: 2_400 });
  await openForm(page, '', '?treatment=hip-replacement&destination=India');
  await expect(page.getByRole('combobox', { name: 'Treatment' })).toHaveValue('52');
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('India');
  const agree = page.getByRole('checkbox', { name: /agree/i });
  const email = page.getByRole('textbox', { name: 'Email' });
  await page.getByLabel('Full Name').fill(uniqueName());
  for (const [field, text] of [
    [page.getByLabel('Notes'), 'x'.repeat(2_001)],
    [email, 'ana@'],
  ] as const) {
    await field.fill(text);
    const before = await agree.isChecked();
    await agree.click({ delay: 150 });
    expect(await agree.isChecked()).toBe(!before);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await email.fill('ana@x');
  await page.getByRole('button', { name: 'Request My Quote' }).click({ delay: 150 });
  await expect(resultOf(page)).toBeFocused();
});
