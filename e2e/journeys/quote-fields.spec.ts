import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { clickWhenStill } from '../support/navigation.ts';
import { fillRequired, openForm, resultOf, send, storedRequests, uniqueName } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

test('a slow response for an earlier treatment does not overwrite the current destinations', {
  tag: '@quote',
}, async ({ page }) => {
  await openForm(page);
  const destination = page.getByRole('combobox', { name: 'Destination' });
  await expect(destination).toBeDisabled();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/masters/treatment-countries', async route => {
    if (route.request().postData()?.includes('51')) await released;
    await route.continue();
  });
  const treatment = page.getByRole('combobox', { name: 'Treatment' });
  await treatment.selectOption({ label: 'Knee Replacement' });
  await expect(destination).toBeDisabled();
  await treatment.selectOption({ label: 'Hip Replacement' });
  await expect(destination).toBeEnabled();
  await destination.selectOption('India');
  // A response for the earlier treatment belongs to another cache entry.
  release();
  await expect(destination).toBeEnabled();
  await expect(destination).toHaveValue('India');
  await treatment.selectOption({ label: 'Dental Crowns' });
  await expect(destination).toHaveValue('');
});

test('a click right from a wrong answer lands where it was aimed', {
  tag: ['@quote', '@own-stack', '@phone'],
}, async ({ page }) => {
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
  const button = page.getByRole('button', { name: 'Request My Quote' });
  await button.click({ delay: 150 });
  await expect(resultOf(page)).toBeFocused();
});

test('at twice the text size on a phone, the form and its states fit', {
  tag: ['@quote', '@own-stack', '@phone'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('font-size', '200%'),
    ),
  );
  await openForm(page);
  await expectNothingCut(page);
  await page.getByLabel('Source Country').selectOption('UK');
  await page.getByLabel('Phone').fill('07700 900123');
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@');
  await send(page);
  await expect(resultOf(page)).toBeFocused();
  await expectNothingCut(page);
  await page.getByRole('button', { name: '+44 7700 900123 · Use it' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('+44 7700 900123');
  await fillRequired(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${'long.'.repeat(12)}address@example.org`);
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request received');
  await expectNothingCut(page);
});

/** No text or control of the page's own content is beyond the window's edge, or cut off by the box that it is in. */
async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.getByRole('main').evaluate(main => {
    const edge = main.getBoundingClientRect();
    return [...main.querySelectorAll<HTMLElement>('*')]
      .filter(element => {
        const { left, right, width } = element.getBoundingClientRect();
        // Of a select the chosen option ends with an ellipsis; a field scrolls.
        const mayClip = element.matches('select, input') || getComputedStyle(element).overflowX === 'visible';
        const clips = !mayClip && element.scrollWidth > element.clientWidth + 1;
        return (
          width > 1 &&
          !element.closest('[aria-hidden]') &&
          (right > edge.right + 1 || left < edge.left - 1 || clips)
        );
      })
      .map(element => `${element.tagName}: ${element.textContent.slice(0, 40)}`);
  });
  expect(cut).toEqual([]);
  expect((await page.getByRole('main').boundingBox())?.width).toBeLessThanOrEqual(390);
}

test('the summary lists each invalid field and leads to it by keyboard', {
  tag: ['@quote', '@smoke', '@phone'],
}, async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Phone').fill('123');
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@');
  await page.getByRole('button', { name: 'Request My Quote' }).focus();
  await page.keyboard.press('Enter');
  await expect(resultOf(page)).toBeFocused();
  await expect(resultOf(page).getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(page).toHaveTitle(/^Error: Request a Personalised Quote/);
  await expect(resultOf(page).getByRole('link')).toHaveText([
    'Enter your full name',
    'Invalid email - Please enter a valid email address',
    'Invalid phone number - Please enter a valid phone number with country code (e.g., +1 234 567 8900)',
    'Choose a treatment',
    'Tick the box to agree that we use your health information for this quote',
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.keyboard.type("O'Brien-Lee 3");
  await expect(page.getByLabel('Full Name')).toHaveValue(/^O Brien Lee ?$/);
});

test('the draft survives navigation and never reaches browser storage', { tag: '@quote' }, async ({
  page,
}) => {
  await openForm(page);
  const name = await fillRequired(page);
  await clickWhenStill(page.getByRole('contentinfo').getByRole('link', { name: 'About' }));
  await expect(page).toHaveURL('/about');
  const storage = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(storage).not.toContain(name);
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
});

/** Each invalid value with the server's message: a post need not come from the form. */
const wrongAnswers: [field: string, value: string, message: string][] = [
  ['contact_name', '', 'Enter your full name'],
  ['contact_name', 'x'.repeat(101), 'Please keep the name within 100 characters'],
  ['contact_email', '', 'Enter your email address'],
  ['contact_name', 'R2 D2', 'Invalid name - Please enter a valid name (alphabets only)'],
  ['contact_email', 'ana@', 'Invalid email - Please enter a valid email address'],
  [
    'contact_phone',
    '020 7946 0000',
    'Invalid phone number - Please enter a valid phone number with country code (e.g., +1 234 567 8900)',
  ],
  ['treatment_id', '', 'Choose a treatment'],
  ['source', 'Atlantis', 'Please choose a country from the list'],
  ['destination', 'Atlantis', 'This destination is not offered for your treatment'],
  ['timeline', 'yesterday', 'Please choose a time from the list'],
  ['notes', 'x'.repeat(2_001), '2,000'],
  ['consent', '', 'Tick the box to agree that we use your health information for this quote'],
];

test('the server reports each invalid field by itself and stores nothing', {
  tag: ['@quote', '@own-stack'],
}, async ({ request, baseURL }) => {
  const name = uniqueName();
  const right = {
    contact_name: name,
    contact_email: 'ana@example.org',
    treatment_id: '52',
    consent: 'yes',
  };
  await request.get('/contact');
  const opened = Date.now();
  await expect.poll(() => Date.now() - opened, { timeout: 5_000 }).toBeGreaterThan(2_200);
  for (const [field, value, message] of wrongAnswers) {
    const response = await request.post('/contact', {
      form: { ...right, [field]: value },
      headers: { Origin: baseURL },
    });
    expect.soft(response.status(), field).toBe(422);
    expect.soft(await response.text(), field).toContain(message);
  }
  expect(storedRequests(name)).toEqual([]);
});
