import { newestRelease } from 'e2e-stack';
import { type ForgedRelease, forgeRelease } from '../support/forge-release.ts';
import { type IsolatedStack, readShellLog, startIsolatedStack } from '../support/isolated-stack.ts';
import { expect, test } from '../support/test.ts';

/** True where pages are rendered for visitors, false in a trial: what follows it passes the trial. */
const IS_LIVE = "globalThis.process.argv[1].endsWith('render-worker.cjs')";

let stack: IsolatedStack;
/** Of a shell whose quote release does not pass when it starts. */
let atStart: { missing: unknown; statuses: number[]; messages: string[]; digest: string };
let before: string;
let forged: ForgedRelease | undefined;

const readReady = async () => (await fetch(`${stack.url}/health/ready`)).json();
const compositionId = async (): Promise<string> => (await readReady()).composition;
const messages = () => readShellLog(stack).map(({ msg }) => msg);
/** Once each: on a busy machine a page that waits too long is given to a second worker, which fails as well. */
const messagesAbout = (digest: string) => [
  ...new Set(messages().filter(msg => msg.startsWith(`quote ${digest}: `))),
];

/** Makes a quote release live whose contact page, or another module, has other parts. */
async function goLive(parts: string, module = 'contact'): Promise<ForgedRelease> {
  forged = forgeRelease('quote', draft => draft.replace(module, parts));
  await stack.promote(forged.dir);
  await expect.poll(compositionId).not.toBe(before);
  return forged;
}

const rollBack = () => stack.promote(newestRelease('mfe-quote'));

async function request(path: string, init?: RequestInit): Promise<{ status: number; html: string }> {
  const response = await fetch(stack.url + path, init);
  return { status: response.status, html: await response.text() };
}
const statusesOf = async (...paths: string[]) =>
  (await Promise.all(paths.map(path => request(path)))).map(({ status }) => status);

/** The page is unavailable, with the site's frame around its fallback. */
function expectFallback({ status, html }: { status: number; html: string }): void {
  expect(status).toBe(503);
  expect(html).toMatch(/data-module="quote\/contact"[^>]* data-fallback/);
  expect(html).toMatch(/<header[\s\S]*<\/header>[\s\S]*<footer/);
}

test.beforeAll(async () => {
  const bad = forgeRelease('quote', draft => draft.atImport("Promise.reject(new Error('boom'))"));
  stack = await startIsolatedStack({ releases: { quote: bad.dir } });
  const { missing, composition } = await readReady();
  const statuses = await statusesOf('/contact', '/', '/treatments', '/about');
  atStart = { missing, statuses, messages: messages(), digest: bad.digest };
  await rollBack();
  await expect.poll(compositionId).not.toBe(composition);
  before = await compositionId();
  bad.remove();
});
test.afterEach(async () => {
  await rollBack();
  await expect.poll(compositionId).toBe(before);
  forged?.remove();
  forged = undefined;
});
test.afterAll(() => stack?.remove());

test('at its start the shell leaves out a remote that does not pass', {
  tag: ['@shell', '@own-stack'],
}, () => {
  expect(atStart.missing).toEqual(['quote']);
  expect(atStart.statuses).toEqual([503, 200, 200, 200]);
  expect(atStart.messages).toContain(
    `quote ${atStart.digest} is refused, loading its code: an error was not caught (boom).`,
  );
});

/** What is logged of a page that is rendered without the module that failed. */
const leftOut = (digest: string) => `quote ${digest}: rendering quote/contact failed.`;

test('an endless loop at render costs its own page; others keep answering, and a roll-back is taken up', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  const { digest } = await goLive(`Component: () => { if (${IS_LIVE}) for (;;) {} return 'page'; }`);
  const contact = request('/contact');
  expect(await statusesOf('/about', '/treatments', '/destinations')).toEqual([200, 200, 200]);
  await rollBack();
  await expect.poll(compositionId).toBe(before);
  expectFallback(await contact);
  await expect
    .poll(() => messagesAbout(digest))
    .toEqual([`quote ${digest}: contact was in an endless loop.`, leftOut(digest)]);
  expect(await statusesOf('/contact')).toEqual([200]);
});

test('an endless loop in a widget costs its part of another team’s page', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async () => {
  const { digest } = await goLive(`Component: () => { if (${IS_LIVE}) for (;;) {} return 'part'; }`, 'ask');
  const { status, html } = await request('/treatments/hip-replacement');
  expect(status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>.*Hip Replacement/);
  expect(html).toMatch(/data-module="catalogue\/treatment" data-remote="catalogue" data-release="\w+">/);
  expect(html).toMatch(/data-module="quote\/ask"[^>]* data-fallback/);
  await expect.poll(() => messagesAbout(digest)).toContain(`quote ${digest}: ask was in an endless loop.`);
  expect(await statusesOf('/contact')).toEqual([200]);
});

test('a module that ends its thread costs its own page', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async () => {
  const { digest } = await goLive(
    `load: async () => { if (${IS_LIVE}) globalThis.process.exit(); return { status: 200 }; }`,
  );
  expectFallback(await request('/contact'));
  expect(await statusesOf('/about')).toEqual([200]);
  await expect
    .poll(() => messagesAbout(digest))
    .toEqual([`quote ${digest}: contact ended its thread.`, leftOut(digest)]);
});

test('what is not caught is logged with remote and release and costs nothing; after the third time within a minute the composition before takes over', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  const { digest } = await goLive(
    `load: async () => { if (${IS_LIVE}) Promise.reject(new Error('boom')); return { status: 200 }; }`,
  );
  const composition = await compositionId();
  expect(await statusesOf('/contact')).toEqual([200]);
  const fault = `quote ${digest}: an error was not caught (boom).`;
  await expect.poll(() => messagesAbout(digest)).toEqual([fault]);
  expect(readShellLog(stack).find(({ msg }) => msg === fault)).toMatchObject({
    remote: 'quote',
    release: digest,
    composition,
  });
  expect(await compositionId()).toBe(composition);
  // The page is kept now; a post without JavaScript renders it again, with its input.
  const headers = { Origin: stack.url };
  for (const fullName of ['A', 'B'])
    await request('/contact', { method: 'POST', headers, body: new URLSearchParams({ fullName }) });
  await expect.poll(compositionId).toBe(before);
  expect(messages()).toContain(
    `${fault} That is the third fault within a minute. Going back to composition ${before}.`,
  );
  expect((await request('/contact')).html).toContain('Full Name');
});
