import { expect, test } from 'e2e/faults';
import { followHeaderLink, remoteModule, visit } from '../support/navigation.ts';

const CONTACT = 'quote/contact';

test('a fault of some files of a remote leaves its other files alone, and each of them costs the page its code', {
  tag: '@quote',
}, async ({ page, remote, expectLog }) => {
  expectLog(/status of 500/);
  const statuses: Record<string, number> = {};
  page.on('response', response => {
    const [, name, kind] = /\/_releases\/quote\/.*\/(\w+)\.\w+\.(js|css)$/.exec(response.url()) ?? [];
    if (name) statuses[`${name}.${kind}`] = response.status();
  });
  for (const [files, failing] of [
    ['css', ['contact.css']],
    ['entry', ['remoteEntry.js']],
    ['js', ['contact.js', 'remoteEntry.js']],
    [/contact/, ['contact.css', 'contact.js']],
  ] as const) {
    await visit(page, '/about');
    for (const name of Object.keys(statuses)) delete statuses[name];
    await remote('quote').status(500, files);
    await followHeaderLink(page, 'Contact Us');
    await expect(remoteModule(page, CONTACT)).toHaveAttribute('data-fallback', '');
    const all = { 'contact.css': 200, 'contact.js': 200, 'remoteEntry.js': 200 };
    const expected = { ...all, ...Object.fromEntries(failing.map(name => [name, 500])) };
    await expect.poll(() => statuses, { message: String(files) }).toEqual(expected);
    await remote('quote').heal();
  }
});

test('a module that throws costs its own part of the page alone, until it is healed', {
  tag: '@quote',
}, async ({ page, remote, expectLog }) => {
  expectLog(/broken on purpose at effect/);
  await visit(page, '/about');
  await remote('quote').throwsOn('effect');
  await followHeaderLink(page, 'Contact Us');
  await expect(remoteModule(page, CONTACT)).toHaveAttribute('data-fallback', '');
  await expect(page.getByRole('banner')).toBeVisible();
  await remote('quote').heal();
  await expect(page.getByLabel('Full Name')).toBeVisible();
});
