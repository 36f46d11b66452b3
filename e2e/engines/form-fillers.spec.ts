import { expect, test } from './support/test.ts';

test('what a form filler sets in check-a-quote is checked, while an extension writes beside the fields', {
  tag: ['@catalogue', '@nightly'],
}, async ({ visitor }) => {
  // In a narrow window the answer takes the place of the form.
  await visitor.window.resize(1280, 900);
  await visitor.open('/check-a-quote');
  await visitor.waitFor('[data-module="catalogue/check-a-quote"][data-ready]');
  await visitor.read('main form :is(input, select)', fields => {
    const values: Record<string, string> = { treatment: '52', country: 'India', total: '$6,500' };
    for (const field of fields as HTMLInputElement[]) {
      field.after(document.createElement('output'));
      const value = values[field.name];
      if (value === undefined) continue;
      field.value = value;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  });
  await visitor.click({ role: 'checkbox', name: 'Hotel', within: 'main' });
  await visitor.click({ role: 'button', name: 'Check the quote' });
  await visitor.waitFor({ role: 'heading', name: 'Your quote: Hip Replacement in India' });
  expect(await visitor.valueOf({ label: 'Total of the quote' })).toBe('$6,500');
});

test('a currency that a form filler sets is the one that totals are shown in', {
  tag: ['@shell', '@nightly'],
}, async ({ visitor }) => {
  const list = { label: 'Show amounts in', within: 'header' };
  await visitor.window.resize(1280, 900);
  await visitor.open('/about');
  await visitor.click({ role: 'button', name: /^Country and currency/, within: 'header' });
  await expect
    .poll(() => visitor.read(list, ([field]) => field?.querySelectorAll('option').length))
    .toBeGreaterThan(1);
  await visitor.read(list, ([field]) => {
    (field as HTMLSelectElement).value = 'GBP';
    field?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await visitor.waitFor({ role: 'button', name: /£$/, within: 'header' });
  expect(await visitor.valueOf(list)).toBe('GBP');
});
