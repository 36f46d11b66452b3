import type { Page } from '@playwright/test';
import { expect, type Faults, type Moment, test } from 'e2e/faults';
import { followHeaderLink, remoteModule, visit, waitUntilReady } from '../support/navigation.ts';

const CONTACT = 'quote/contact';
const OPTIONS = '/api/masters/options';

/** What a call of the page gets within a second: status, type and content, or the name of its error. */
const call = (page: Page, path = OPTIONS) =>
  page.evaluate(
    address =>
      fetch(address, { signal: AbortSignal.timeout(1_000) }).then(
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
    ['slow', calls => calls.slow(3_000), 'TimeoutError'],
    ['drip', calls => calls.drip(), 'TimeoutError'],
    ['hang', calls => calls.hang(), 'TimeoutError'],
  ];
  for (const [name, begin, seen] of expected) {
    await begin(api('/masters/options'));
    expect.soft(await call(page), name).toEqual(seen);
    expect
      .soft(await call(page, '/api/masters/destinations'), `another call, ${name}`)
      .toMatchObject({ status: 200 });
    await api('/masters/options').heal();
    expect.soft(await call(page), `${name}, healed`).toEqual(whole);
  }
});

test('a fault of some files of a remote leaves its other files alone', { tag: '@quote' }, async ({
  page,
  remote,
  expectLog,
}) => {
  expectLog(/status of 500/);
  const failed = new Set<string>();
  page.on('response', response => {
    const [name, , kind] = new URL(response.url()).pathname.split('/').at(-1)?.split('.') ?? [];
    if (response.status() === 500) failed.add(`${name}.${kind}`);
  });
  const contact = remoteModule(page, CONTACT);
  for (const [files, names] of [
    ['css', ['contact.css']],
    ['entry', ['remoteEntry.js']],
    ['js', ['contact.js', 'remoteEntry.js']],
    [/contact/, ['contact.css', 'contact.js']],
  ] as const) {
    await visit(page, '/about');
    failed.clear();
    await remote('quote').status(500, files);
    await followHeaderLink(page, 'Contact Us');
    await expect(contact).toHaveAttribute('data-fallback', '');
    await remote('quote').heal();
    await waitUntilReady(page, CONTACT);
    expect([...failed].toSorted(), String(files)).toEqual(names);
  }
});

test('a module that throws costs its own part of the page alone, until it is healed', {
  tag: '@quote',
}, async ({ page, remote, expectLog }) => {
  expectLog(/failed to render|broken on purpose at effect/);
  expectLog(/^error: loading quote\/contact failed Error: broken on purpose at load/);
  expectLog(/^uncaught: broken on purpose at timer/);
  const openContact = async (moment: Moment) => {
    await visit(page, '/about');
    await remote('quote').throwsOn(moment);
    await followHeaderLink(page, 'Contact Us');
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('banner')).toBeVisible();
  };
  for (const moment of ['import', 'effect'] as const) {
    await openContact(moment);
    await expect(remoteModule(page, CONTACT), moment).toHaveAttribute('data-fallback', '');
    await remote('quote').heal();
    await waitUntilReady(page, CONTACT);
    await expect(page.getByLabel('Full Name')).toBeVisible();
  }
  // A failed load leaves the form usable, since it requests its lists itself; an error in a timer belongs to no part of the page.
  for (const moment of ['load', 'timer'] as const) {
    await openContact(moment);
    await waitUntilReady(page, CONTACT);
    await expect(page.getByLabel('Full Name')).toBeVisible();
    await remote('quote').heal();
  }
});
