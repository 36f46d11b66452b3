import { latestRelease } from 'e2e-stack';
import { type ForgedRelease, forgeRelease } from '../support/forge-release.ts';
import { type IsolatedStack, startIsolatedStack } from '../support/isolated-stack.ts';
import { readShellLog } from '../support/shell-log.ts';
import { expect, test } from '../support/test.ts';

/** True where pages are rendered for visitors, false in a rehearsal: what follows it passes the rehearsal. */
const IS_LIVE = "globalThis.process.argv.includes('--render-worker')";

test.describe.configure({ timeout: 120_000 });

let stack: IsolatedStack;
let before: string;
let forged: ForgedRelease;

const compositionId = async (): Promise<string> =>
  (await (await fetch(`${stack.url}/health/ready`)).json()).composition;
const linesAbout = (digest: string) => readShellLog(stack).filter(({ release }) => release === digest);

/** Makes a quote release live whose contact page has other parts. */
async function goLive(parts: string): Promise<void> {
  forged = await forgeRelease('quote', draft => draft.replace('contact', parts));
  stack.promote('quote', forged.entry);
  await expect.poll(compositionId, { timeout: 30_000, intervals: [50] }).not.toBe(before);
}

function rollBack(): void {
  stack.promote('quote', stack.releaseEntry('quote', latestRelease('mfe-quote')));
}

async function request(
  path: string,
  init?: RequestInit,
): Promise<{ status: number; html: string; ms: number }> {
  const start = performance.now();
  const response = await fetch(stack.url + path, init);
  const html = await response.text();
  return { status: response.status, html, ms: Math.round(performance.now() - start) };
}

/** The page is unavailable, with the site's frame around its fallback. */
function expectFallback({ status, html }: { status: number; html: string }): void {
  expect(status).toBe(503);
  expect(html).toMatch(/data-module="quote\/contact"[^>]* data-fallback/);
  expect(html).toMatch(/<header[\s\S]*<\/header>[\s\S]*<footer/);
}

test.beforeAll(async () => {
  stack = await startIsolatedStack();
  before = await compositionId();
});
test.afterEach(async () => {
  rollBack();
  await expect.poll(compositionId, { timeout: 30_000 }).toBe(before);
  await forged.remove();
});
test.afterAll(() => stack.remove());

for (const [fault, code] of [
  ['a rejection that nobody handles', "Promise.reject(new Error('boom'))"],
  ['an exception in a timer', "setTimeout(() => { throw new Error('boom') })"],
  ['a rejection without a stack', "Promise.reject('boom')"],
]) {
  test(`${fault} is logged with remote and release, and costs nothing`, {
    tag: ['@shell', '@own-stack'],
  }, async () => {
    await goLive(`load: async () => { if (${IS_LIVE}) ${code}; return { status: 200 }; }`);
    const composition = await compositionId();
    expect((await request('/contact')).status).toBe(200);
    await expect.poll(() => linesAbout(forged.digest).length).toBe(1);
    expect(linesAbout(forged.digest)[0]).toMatchObject({
      remote: 'quote',
      composition,
      msg: `quote ${forged.digest}: an error was not caught (boom).`,
    });
    expect((await request('/about')).status).toBe(200);
    expect(await compositionId()).toBe(composition);
  });
}

test('an endless loop at render costs its own page; others keep answering, and a roll-back is taken up', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  await goLive(`Component: () => { if (${IS_LIVE}) for (;;) {} return 'page'; }`);
  const contact = request('/contact');
  const others = await Promise.all(['/about', '/treatments', '/destinations'].map(path => request(path)));
  rollBack();
  const start = performance.now();
  await expect.poll(compositionId, { timeout: 30_000, intervals: [50] }).toBe(before);
  const rollBackMs = Math.round(performance.now() - start);
  const looped = await contact;
  process.stdout.write(
    `while /contact looped for ${looped.ms} ms, other pages took ${others.map(({ ms }) => ms).join(', ')} ms, the roll-back ${rollBackMs} ms\n`,
  );
  expectFallback(looped);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  // On a busy machine a page that waits too long is given to a second worker, which then loops as well.
  expect([...new Set(linesAbout(forged.digest).map(({ msg }) => msg))]).toEqual([
    `quote ${forged.digest}: contact was in an endless loop.`,
  ]);
  expect((await request('/contact')).status).toBe(200);
});

test('a module that ends its thread costs its own page', { tag: ['@shell', '@own-stack'] }, async () => {
  await goLive(`load: async () => { if (${IS_LIVE}) globalThis.process.exit(); return { status: 200 }; }`);
  expectFallback(await request('/contact'));
  expect((await request('/about')).status).toBe(200);
  expect(linesAbout(forged.digest).map(({ msg }) => msg)).toEqual([
    `quote ${forged.digest}: contact ended its thread.`,
  ]);
});

test('after three faults within a minute the composition before takes over by itself', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  await goLive(
    `load: async () => { if (${IS_LIVE}) Promise.reject(new Error('boom')); return { status: 200 }; }`,
  );
  expect((await request('/contact')).status).toBe(200);
  // The page is kept now; a post without JavaScript renders it again, with its input.
  const headers = { Origin: stack.url };
  for (const fullName of ['A', 'B'])
    await request('/contact', { method: 'POST', headers, body: new URLSearchParams({ fullName }) });
  await expect.poll(compositionId, { timeout: 30_000 }).toBe(before);
  expect(readShellLog(stack).map(({ msg }) => msg)).toContain(
    `quote ${forged.digest}: an error was not caught (boom). That is the third fault within a minute. ` +
      `Going back to composition ${before}.`,
  );
  const page = await request('/contact');
  expect(page.status).toBe(200);
  expect(page.html).toContain('Full Name');
});

for (const part of ['load', 'head']) {
  test(`a throw in ${part} costs its own page`, { tag: ['@shell', '@own-stack'] }, async () => {
    await goLive(
      `${part}: context => { if (${IS_LIVE}) throw new Error('boom'); return own.${part}(context); }`,
    );
    expectFallback(await request('/contact'));
    expect((await request('/about')).status).toBe(200);
  });
}

test('a load that never ends costs its own page, after its deadline', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  await goLive(`load: context => (${IS_LIVE} ? new Promise(() => {}) : own.load(context))`);
  const page = await request('/contact');
  expectFallback(page);
  expect(page.ms).toBeGreaterThan(4_000);
  expect(page.ms).toBeLessThan(8_000);
});

test('at its start the shell leaves out a remote that does not pass', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  forged = await forgeRelease('quote', draft => draft.atImport("Promise.reject(new Error('boom'))"));
  const own = await startIsolatedStack({ releases: { quote: forged.entry } });
  try {
    expect(await (await fetch(`${own.url}/health/ready`)).json()).toMatchObject({ missing: ['quote'] });
    const statuses = ['/contact', '/', '/treatments', '/about'].map(
      async path => (await fetch(own.url + path)).status,
    );
    expect(await Promise.all(statuses)).toEqual([503, 200, 200, 200]);
    expect(readShellLog(own).map(({ msg }) => msg)).toContain(
      `quote ${forged.digest} is refused, loading its code: an error was not caught (boom).`,
    );
  } finally {
    await own.remove();
  }
});
