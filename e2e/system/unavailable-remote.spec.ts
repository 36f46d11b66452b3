import { connect, createServer, type Server, type Socket } from 'node:net';
import { latestRelease } from 'e2e-stack';
import { remoteKeys } from 'shared-contracts';
import { CALCULATOR, calculatorOf, scrollToCalculator } from '../support/calculator.ts';
import { type IsolatedStack, startIsolatedStack } from '../support/isolated-stack.ts';
import {
  expectNotReady,
  followHeaderLink,
  remoteModule,
  visit,
  waitForHydration,
  waitUntilReady,
} from '../support/navigation.ts';
import { holdRequests } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 120_000 });

test.describe('a remote that refuses connections when the shell starts', {
  tag: ['@shell', '@own-stack'],
}, () => {
  let stack: IsolatedStack;
  test.beforeAll(async () => {
    stack = await startIsolatedStack({ withoutOrigin: ['catalogue'] });
  });
  test.afterAll(() => stack.remove());

  test('is missing from its own pages only, and appears without a reload once it is back', async ({
    page,
    request,
    expectLog,
  }) => {
    expectLog(/status of 503/);
    const response = await request.get(`${stack.url}/treatments`);
    expect(response.status()).toBe(503);
    expect(response.headers()['retry-after']).toBeTruthy();
    expect(await response.text()).toContain('Hip Replacement');
    const home = await request.get(stack.url);
    expect(home.status()).toBe(200);
    expect(home.headers()['cache-control']).toBe('no-store');
    expect(await home.text()).toContain('Step 1 of 5');

    await visit(page, `${stack.url}/treatments`);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await expect(page.getByRole('banner')).toBeVisible();
    await stack.startOrigin('catalogue');
    await waitUntilReady(page, 'catalogue/treatments');
    await expect(page.getByRole('heading', { name: 'Cardiac' })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    expect((await request.get(`${stack.url}/treatments`)).status()).toBe(200);
  });
});

test.describe('origins that die while the shell runs', { tag: ['@shell', '@own-stack'] }, () => {
  let stack: IsolatedStack;
  test.beforeAll(async () => {
    stack = await startIsolatedStack();
  });
  test.afterAll(() => stack.remove());

  test('cost a visitor nothing: the shell serves their releases', async ({ page, request }) => {
    for (const remote of remoteKeys) await stack.stopProcess(remote, 'SIGKILL');
    const response = await request.get(stack.url);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('Step 1 of 5');

    await visit(page, stack.url);
    await scrollToCalculator(page);
    await followHeaderLink(page, 'Contact Us');
    await waitUntilReady(page, 'quote/contact');
    await followHeaderLink(page, 'Treatments');
    await waitUntilReady(page, 'catalogue/treatments');
    await page.getByRole('button', { name: 'Dental' }).first().click();
    await expect(page.getByRole('dialog', { name: 'All Dental treatments' })).toBeVisible();
  });
});

test.describe('a remote that accepts connections and never answers', {
  tag: ['@shell', '@own-stack'],
}, () => {
  let stack: IsolatedStack;
  let proxy: Server;
  let isHanging = true;
  const sockets = new Set<Socket>();
  test.beforeAll(async () => {
    // Accepts every connection, and passes it on to the real origin only when it no longer hangs.
    proxy = createServer(socket => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      if (isHanging) return;
      const origin = connect(
        Number(new URL(stack.releaseEntry('quote', latestRelease('mfe-quote')).release).port),
        '127.0.0.1',
      );
      origin.on('error', () => socket.destroy());
      socket.pipe(origin).pipe(socket);
    });
    await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve));
    const address = proxy.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const release = `http://127.0.0.1:${port}/${latestRelease('mfe-quote')}/release.json`;
    stack = await startIsolatedStack({ releases: { quote: { release } } });
  });
  test.afterAll(async () => {
    await stack.remove();
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });

  test('delays no page: its own is a 503 with a way on, the others are complete, and it recovers', async ({
    page,
    request,
    expectLog,
  }) => {
    expectLog(/status of 503/);
    const response = await request.get(`${stack.url}/contact`, { timeout: 3_000 });
    expect(response.status()).toBe(503);
    expect(await response.text()).toContain('hello@carefare.example');
    expect((await request.get(`${stack.url}/treatments`, { timeout: 3_000 })).status()).toBe(200);
    await visit(page, `${stack.url}/contact`);
    await followHeaderLink(page, 'Treatments');
    await waitUntilReady(page, 'catalogue/treatments');
    await followHeaderLink(page, 'Contact Us');
    await expect(page.getByLabel('Full Name')).toBeHidden();

    await stack.startOrigin('quote');
    isHanging = false;
    for (const socket of sockets) socket.destroy();
    await waitUntilReady(page, 'quote/contact');
    await expect(page.getByLabel('Full Name')).toBeVisible();
  });
});

test('a widget whose files fail in the browser stays inert HTML, and becomes ready once they load', {
  tag: '@shell',
}, async ({ page, remote, expectLog }) => {
  expectLog(/ERR_CONNECTION_REFUSED/);
  await remote('calculator').refused('js');
  await visit(page, '/');
  const calculator = calculatorOf(page);
  await calculator.scrollIntoViewIfNeeded();
  await expect(calculator.getByRole('heading', { name: 'Step 1 of 5: Treatment' })).toBeVisible();
  // The rest of the page works meanwhile.
  await remoteModule(page, 'catalogue/featured-destinations').scrollIntoViewIfNeeded();
  await waitUntilReady(page, 'catalogue/featured-destinations');

  await calculator.scrollIntoViewIfNeeded();
  await calculator.getByLabel('Search treatments').fill('nose job');
  await expectNotReady(page, CALCULATOR);
  await remote('calculator').heal();
  await waitUntilReady(page, CALCULATOR);
  await expect(calculator.getByLabel('Search treatments')).toHaveValue('nose job');
  await expect(calculator.getByRole('radio')).toHaveCount(1);
});

test('code that hangs in the browser does not delay hydration of the page', { tag: '@shell' }, async ({
  page,
}) => {
  const release = await holdRequests(page, /\/_releases\/.*\.js/);
  await page.goto('/treatments', { waitUntil: 'commit' });
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'Cardiac' })).toBeVisible();
  await expectNotReady(page, 'catalogue/treatments');
  release();
  await waitUntilReady(page, 'catalogue/treatments');
});
