import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestRelease } from 'e2e-stack';
import { postForm } from '../support/post-form.ts';
import { storedRequests, uniqueName } from '../support/quote-form.ts';
import { test, type WatchedSite } from '../support/shared-sites.ts';
import { expect } from '../support/test.ts';

let stack: WatchedSite;
test.beforeEach(({ watchedSite }) => {
  stack = watchedSite;
});

test('no secret appears in a page, a bundle or the log', { tag: ['@shell', '@own-stack'] }, async () => {
  const texts = [
    await (await fetch(stack.url)).text(),
    await (await fetch(`${stack.url}/contact`)).text(),
    await (await fetch(`${stack.url}/geo`)).text(),
    readFileSync(join(stack.stateDir, 'logs/shell.log'), 'utf8'),
  ];
  const client = join(newestRelease('shell'), 'client');
  for (const file of readdirSync(client))
    if (file.endsWith('.js')) texts.push(readFileSync(join(client, file), 'utf8'));
  expect(texts.length).toBeGreaterThan(6);
  for (const secret of Object.values(stack.secrets))
    expect(texts.filter(text => text.includes(secret))).toEqual([]);
});

test('the term of a search is in its own answer, and in no other, no cache and no log', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  const term = 'only-one-visitor-typed-this';
  const pages = [`/treatments?q=${term}`, '/treatments', `/about?q=${term}`];
  const answers = await Promise.all(pages.map(path => fetch(stack.url + path)));
  const texts = await Promise.all(answers.map(answer => answer.text()));
  expect(texts.map(text => text.includes(term))).toEqual([true, false, false]);
  expect(answers[0]?.headers.get('cache-control')).toBe('private, no-store');
  for (const { headers } of answers.slice(1))
    expect(headers.get('no-vary-search')).toBe('params, except=("q")');
  const log = readFileSync(join(stack.stateDir, 'logs/shell.log'), 'utf8');
  expect(log).not.toContain(term);
});

test('every response carries the security headers', { tag: ['@shell', '@own-stack'] }, async () => {
  for (const path of ['/', '/nowhere', '/api/masters/options', '/favicon.svg', '/_image']) {
    const { headers } = await fetch(stack.url + path);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toMatch(/script-src 'self' 'sha256-[^' ]{44}' 'sha256-[^' ]{44}';/);
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "style-src-attr 'unsafe-inline'",
    ])
      expect(policy, path).toContain(rule);
    const [styles] = /style-src-elem [^;]+/.exec(policy) ?? [];
    expect(styles, path).toMatch(/^style-src-elem 'self'( 'sha256-[^' ]+')*$/);
  }
});

test.afterEach(() => stack.faults.heal());

test('SIGTERM lets running requests finish, refuses new ones and ends the process', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  stack.faults.hang(/submissions/);
  const before = stack.calls.length;
  const name = uniqueName();
  const running = postForm(stack.url, { name, address: '203.0.113.60' });
  await expect.poll(() => stack.calls.slice(before).join()).toContain('submissions');
  const exited = stack.stopProcess('shell');
  await expect.poll(() => fetch(`${stack.url}/health/live`).then(String, () => 'refused')).toBe('refused');
  stack.faults.heal();
  expect((await running).status).toBe(303);
  expect(await exited).toBe(0);
  expect(storedRequests(name, stack.databaseFile)).toHaveLength(1);
  await stack.restartShell();
});
