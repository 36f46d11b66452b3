import { expect, test } from './support/test.ts';

test('consent is given once, and can be changed', { tag: ['@shell', '@nightly'] }, async ({ visitor }) => {
  const question = { role: 'region', name: /^May we count/ };
  await visitor.open('/about');
  await visitor.click({ role: 'button', name: 'Details' });
  await visitor.waitFor({ role: 'link', name: 'Cookie Policy', within: '[aria-labelledby*=consent]' });
  await visitor.click({ role: 'button', name: 'Accept analytics' });
  await visitor.waitUntilGone(question);
  await visitor.window.reload();
  await visitor.waitFor('html[data-hydrated]');
  await visitor.waitUntilGone(question);
  await visitor.click({ role: 'button', name: 'Cookie settings' });
  await visitor.waitFor(question);
  await visitor.click({ role: 'button', name: 'Reject analytics' });
  await visitor.waitUntilGone(question);
});

test('the menu opens, closes on Escape and leads to its pages', { tag: ['@shell', '@nightly'] }, async ({
  visitor,
}) => {
  await visitor.window.resize(390, 844);
  await visitor.open('/about');
  const menu = { role: 'button', name: 'Menu' };
  const link = { role: 'link', name: 'Treatments', within: 'header' };
  await visitor.click(menu);
  await visitor.waitFor(link);
  await visitor.window.press('Escape');
  await visitor.waitUntilGone(link);
  await visitor.click(menu);
  await visitor.click(link);
  await expect.poll(() => visitor.address()).toBe('/treatments');
  await visitor.waitUntilGone(link);
});

test('the dialog of a category takes the focus and gives it back', {
  tag: ['@catalogue', '@nightly'],
}, async ({ visitor }) => {
  await visitor.open('/treatments');
  await visitor.waitFor('[data-module="catalogue/treatments"][data-ready]');
  const opener = { role: 'button', name: 'Orthopedic', within: 'main' };
  await visitor.click(opener);
  await visitor.waitFor('dialog[open]');
  expect(await visitor.read('dialog[open]', ([dialog]) => dialog?.contains(document.activeElement))).toBe(
    true,
  );
  await visitor.window.press('Escape');
  await visitor.waitUntilGone('dialog[open]');
  expect(await visitor.hasFocus(opener)).toBe(true);
});

test('a question unfolds by mouse and by keyboard', { tag: ['@shell', '@nightly'] }, async ({ visitor }) => {
  const question = 'main details > summary';
  const answer = 'main details[open] > p';
  await visitor.open('/faq');
  await visitor.click(question);
  await visitor.waitFor(answer);
  await visitor.read(question, ([summary]) => summary?.focus());
  await visitor.window.press('Enter');
  await visitor.waitUntilGone(answer);
});

test('a reload keeps the scroll position', { tag: ['@shell', '@nightly'] }, async ({ visitor }) => {
  const top = () => visitor.window.run('return Math.round(scrollY)');
  await visitor.open('/blog');
  await visitor.window.run('scrollTo({ top: 900, behavior: "instant" })');
  await expect.poll(top).toBe(900);
  await visitor.window.reload();
  await visitor.waitFor('html[data-hydrated]');
  await expect.poll(top).toBe(900);
});
