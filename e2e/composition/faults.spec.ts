import type { Page } from '@playwright/test';
import { expect, type Faults, test } from 'e2e/faults';
import { followHeaderLink, remoteModule, visit } from '../support/navigation.ts';

const CONTACT = 'quote/contact';
const OPTIONS = '/api/masters/options';
const OTHER = '/api/masters/destinations';

/** What a call of the page gets: status, type and content, or the name of its error. */
const call = (page: Page, path = OPTIONS) =>
  page.evaluate(
    address =>
      fetch(address).then(
        async response => ({
          status: response.status,
          type: response.headers.get('content-type')?.split(';')[0],
          text: await response.text(),
        }),
        ({ name }: Error) => name,
      ),
    path,
  );

test('each fault changes the calls that it names, until it is healed', { tag: '@quote' }, async ({
  page,
  api,
  expectLog,
}) => {
  expectLog(/ERR_CONNECTION_REFUSED/);
  expectLog(/ERR_CONNECTION_RESET/);
  expectLog(/status of 418/);
  await visit(page, '/about');
  const whole = await call(page);
  if (typeof whole === 'string') throw new Error(whole);
  const type = 'application/json';
  const expected: [string, (calls: Faults<never>) => Promise<void>, unknown][] = [
    ['refused', calls => calls.refused(), 'TypeError'],
    ['reset', calls => calls.reset(), 'TypeError'],
    ['status', calls => calls.status(418), { status: 418, type, text: expect.stringContaining('fault') }],
    [
      'html',
      calls => calls.html(),
      { status: 200, type: 'text/html', text: expect.stringMatching(/^<!doctype/) },
    ],
    ['truncated', calls => calls.truncated(), { ...whole, text: whole.text.slice(0, whole.text.length / 2) }],
    ['tampered', calls => calls.tampered(), { ...whole, text: `${whole.text}\n/* changed on the way */` }],
  ];
  for (const [name, begin, seen] of expected) {
    await begin(api('/masters/options'));
    expect.soft(await call(page), name).toEqual(seen);
    expect.soft(await call(page, OTHER), `another call, ${name}`).toMatchObject({ status: 200 });
    await api('/masters/options').heal();
    expect.soft(await call(page), `${name}, healed`).toEqual(whole);
  }
  await api('/masters/options').hang();
  const first = page.evaluate(
    paths => Promise.race(paths.map(path => fetch(path).then(() => path))),
    [OPTIONS, OTHER],
  );
  expect(await first).toBe(OTHER);
});

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
