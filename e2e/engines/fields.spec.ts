import { expect, test } from './support/test.ts';

test('a link of the error summary leads to its field, whose label, focus and red border are all in sight', {
  tag: ['@quote', '@nightly'],
}, async ({ visitor }) => {
  await visitor.window.resize(1280, 600);
  await visitor.open('/contact');
  await visitor.waitFor('[data-module="quote/contact"][data-ready]');
  await visitor.click({ role: 'button', name: 'Request My Quote' });
  for (const [link, field] of [
    [/^Tick the box/, '#quote-consent:focus'],
    [/^Enter your email/, '#quote-contact-email:focus'],
  ] as const) {
    await visitor.click({ role: 'link', name: link, within: '[aria-labelledby=quote-result]' });
    await expect(async () => {
      const seen = await visitor.read(field, ([element]) => {
        if (!element) return undefined;
        const { top, bottom } = element.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return { label: top - header > 24, field: innerHeight - bottom > 24 };
      });
      expect(seen, 'what is in sight').toEqual({ label: true, field: true });
    }).toPass({ timeout: 10_000 });
    const look = await visitor.read(field, ([element = document.body]) => {
      const { outlineWidth, outlineOffset, borderTopColor } = getComputedStyle(element);
      return { ring: outlineWidth, isOutside: Number.parseFloat(outlineOffset) >= 0, border: borderTopColor };
    });
    expect(look).toEqual({ ring: '3px', isOutside: true, border: 'rgb(201, 42, 42)' });
  }
});

test('a count is typed key by key: letters change nothing, and an emptied field takes the next number as typed', {
  tag: ['@catalogue', '@nightly'],
}, async ({ visitor }) => {
  const field = { label: /^How many implants/, within: 'main' };
  await visitor.open('/treatments/dental-implants');
  await visitor.click(field);
  const usual = await visitor.valueOf(field);
  await visitor.window.type('x');
  expect(await visitor.valueOf(field)).toBe(usual);
  await visitor.read(field, ([input]) => (input as HTMLInputElement).select());
  await visitor.window.press('Delete');
  await expect.poll(() => visitor.valueOf(field)).toBe('');
  await visitor.window.type('1');
  await expect.poll(() => visitor.valueOf(field)).toBe('1');
});
