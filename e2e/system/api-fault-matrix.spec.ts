import { postForm } from '../support/post-form.ts';
import { uniqueName } from '../support/quote-form.ts';
import { test, type WatchedSite } from '../support/shared-sites.ts';
import { expect } from '../support/test.ts';
import { checkPage, checkPages, checkPosts } from './fault-matrix/api-fault-matrix.ts';

/** Forms of one client that the shell answers at a time. */
const POSTS_AT_ONCE = 8;

let stack: WatchedSite;
test.beforeEach(({ watchedSite }) => {
  stack = watchedSite;
});
test.afterEach(() => stack.faults.heal());

const statusOf = async (path: string) => (await fetch(stack.url + path)).status;

test('a page without one of its calls is a 503, or a 200 without its widget, until the fault ends', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  // What was fetched before is kept and shared for a while; a new shell has nothing.
  const heal = stack.faults.fail(/masters/);
  await stack.restartShell();
  const checking = checkPages(stack, 'masters/treatments', {
    '/': 200,
    '/treatments': 503,
    '/treatments/hip-replacement': 503,
    '/contact': 503,
  });
  heal();
  await checking;

  const kept = ['/', '/about', '/destinations', '/contact', '/treatments/facelift', '/treatments/ivf'];
  await Promise.all(kept.map(path => expect.poll(() => statusOf(path), path).toBe(200)));
  stack.faults.down();
  const check = (path: string, status: number) =>
    checkPage(stack.url + path, { status, isComplete: true }, 'all calls');
  await check('/treatments/spinal-fusion', 503);
  await Promise.all(kept.map(path => check(path, 200)));
});

test('a form post without one of its calls keeps what was typed, and is stored once when it is sent again', {
  tag: ['@shell', '@quote', '@own-stack'],
}, async () => {
  const heal = stack.faults.fail(/masters/);
  await stack.restartShell();
  const checking = checkPosts(stack);
  heal();
  await checking;
});

test('so it is with the calls that only some pages make', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async () => {
  const heal = stack.faults.fail(/masters/);
  await stack.restartShell();
  const checking = Promise.all([
    checkPages(stack, 'masters/options', { '/': 200 }),
    checkPages(stack, 'masters/destinations', { '/destinations': 503, '/contact': 503 }),
    checkPages(stack, 'masters/price-book', { '/prices': 503, '/check-a-quote': 503 }),
    checkPages(stack, 'masters/treatment-countries', { '/treatments/facelift': 503 }, '{"treatment_id":35}'),
  ]);
  heal();
  await checking;
  await checkPage(`${stack.url}/treatments/ivf`, { status: 200, isComplete: true }, 'none');
});

test('a shell with as many forms as it can answer refuses another at once, and goes on with the rest', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  const address = '10.1.0.1';
  stack.faults.hang(new RegExp(` ${address}$`));
  const before = stack.calls.length;
  const held = Array.from({ length: POSTS_AT_ONCE }, () =>
    postForm(stack.url, { name: uniqueName(), address }),
  );
  await expect
    .poll(() => stack.calls.slice(before).filter(call => call.includes('/journey/start/')))
    .toHaveLength(POSTS_AT_ONCE);
  const refused = await postForm(stack.url, { name: uniqueName(), address });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  for (const path of ['/health/live', '/about']) expect((await fetch(stack.url + path)).status).toBe(200);
  stack.faults.heal();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(held.map(() => 303));
  expect(await stack.readMetrics()).toContain('shell_request_seconds_count{kind="post",status="503"} 1');
});

test('a visitor who posts again and again is asked to wait; others are not', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  const post = async (address: string) => {
    const { status, headers } = await postForm(stack.url, { address });
    return [status, headers.has('retry-after')];
  };
  for (let count = 0; count < stack.postsPerMinute; count += 1)
    expect(await post('10.2.0.1')).toEqual([422, false]);
  expect(await post('10.2.0.1')).toEqual([429, true]);
  expect(await post('10.2.0.2')).toEqual([422, false]);
});

test('a page of which the API lacks a section is kept for a minute, and says so without JavaScript', {
  tag: ['@catalogue', '@own-stack', '@nightly'],
}, async ({ request }) => {
  stack.faults.fail(/treatment-(?:faqs|benefits)/);
  const response = await request.get(`${stack.url}/treatments/liposuction`);
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toContain('s-maxage=60');
  expect(await response.text()).toContain('<noscript>This part could not be loaded.</noscript>');
});
