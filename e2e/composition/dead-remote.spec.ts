import { connect, createServer, type Server, type Socket } from 'node:net';
import { latestRelease } from 'e2e-stack';
import { type OwnStack, ownStack } from '../support/own-stack.ts';
import { expect, test } from '../support/test.ts';
import { hydrated, live, part, visit } from '../support/visit.ts';

const BACK_MS = 30_000;

test.describe.configure({ timeout: 120_000 });

test.describe('a remote that refuses at boot', () => {
  let stack: OwnStack;
  test.beforeAll(async () => {
    stack = await ownStack({ withoutOrigin: ['catalogue'] });
  });
  test.afterAll(() => stack.remove());

  test('costs its part only, and comes back without a reload', async ({ page, request, expectMessage }) => {
    expectMessage(/status of 503/);
    const answer = await request.get(`${stack.url}/treatments`);
    expect(answer.status()).toBe(503);
    expect(answer.headers()['retry-after']).toBeTruthy();
    expect(await answer.text()).toContain('Hip Replacement');
    const home = await request.get(stack.url);
    expect(home.status()).toBe(200);
    expect(home.headers()['cache-control']).toBe('no-store');
    expect(await home.text()).toContain('Step 1 of 5');

    await visit(page, `${stack.url}/treatments`);
    await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
    await expect(page.getByRole('banner')).toBeVisible();
    await stack.startOrigin('catalogue');
    await live(page, 'catalogue/treatments');
    await expect(page.getByRole('heading', { name: 'Cardiac' })).toBeVisible();
    expect(await page.evaluate(() => 'notReloaded' in globalThis)).toBe(true);
    expect((await request.get(`${stack.url}/treatments`)).status()).toBe(200);
  });
});

test.describe('a remote that dies later', () => {
  let stack: OwnStack;
  test.beforeAll(async () => {
    stack = await ownStack();
  });
  test.afterAll(() => stack.remove());

  test('is still in the HTML, goes on as inert HTML, and comes to life when it is back', async ({
    page,
    request,
    expectMessage,
  }) => {
    await stack.stopChild('calculator', 'SIGKILL');
    const answer = await request.get(stack.url);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('Step 1 of 5');

    expectMessage(/ERR_CONNECTION_REFUSED/);
    await visit(page, stack.url);
    await part(page, 'calculator/calculator').scrollIntoViewIfNeeded();
    await expect(
      part(page, 'calculator/calculator').getByRole('heading', { name: 'Step 1 of 5: Treatment' }),
    ).toBeVisible();
    await expect(part(page, 'calculator/calculator')).not.toHaveAttribute('data-ready');
    // The rest of the site works meanwhile.
    await part(page, 'catalogue/featured-destinations').scrollIntoViewIfNeeded();
    await live(page, 'catalogue/featured-destinations');

    await part(page, 'calculator/calculator').scrollIntoViewIfNeeded();
    await part(page, 'calculator/calculator').getByRole('searchbox').fill('nose job');
    await stack.startOrigin('calculator');
    await expect(part(page, 'calculator/calculator')).toHaveAttribute('data-ready', '', { timeout: BACK_MS });
    await expect(part(page, 'calculator/calculator').getByRole('searchbox')).toHaveValue('nose job');
    await expect(part(page, 'calculator/calculator').getByRole('radio')).toHaveCount(1);
  });

  test('shows its fallback after a client navigation, and comes back by itself', async ({
    page,
    expectMessage,
  }) => {
    expectMessage(/ERR_CONNECTION_REFUSED/);
    await visit(page, `${stack.url}/about`);
    await stack.stopChild('quote', 'SIGKILL');
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('main').getByText('hello@carefare.example').first()).toBeVisible();
    await stack.startOrigin('quote');
    await expect(part(page, 'quote/contact')).toHaveAttribute('data-ready', '', { timeout: BACK_MS });
    await expect(page.getByLabel('Full Name')).toBeVisible();
  });
});

test.describe('a remote that hangs', () => {
  let stack: OwnStack;
  let hole: Server;
  let hangs = true;
  const sockets = new Set<Socket>();
  test.beforeAll(async () => {
    // It takes every connection and never answers, until it is told to pass them on to the real origin.
    hole = createServer(socket => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      if (hangs) return;
      const origin = connect(Number(new URL(stack.addressOf('quote', '0')).port), '127.0.0.1');
      origin.on('error', () => socket.destroy());
      socket.pipe(origin).pipe(socket);
    });
    await new Promise<void>(resolve => hole.listen(0, '127.0.0.1', resolve));
    const address = hole.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const release = `http://127.0.0.1:${port}/${latestRelease('mfe-quote')}/release.json`;
    stack = await ownStack({ addresses: { quote: { release } } });
  });
  test.afterAll(async () => {
    await stack.remove();
    for (const socket of sockets) socket.destroy();
    hole.close();
  });

  test('delays nobody: its page says 503 with a way on, the others are whole; and it comes back', async ({
    page,
    request,
    expectMessage,
  }) => {
    expectMessage(/status of 503/);
    const answer = await request.get(`${stack.url}/contact`, { timeout: 3_000 });
    expect(answer.status()).toBe(503);
    expect(await answer.text()).toContain('hello@carefare.example');
    expect((await request.get(`${stack.url}/treatments`, { timeout: 3_000 })).status()).toBe(200);
    await visit(page, `${stack.url}/contact`);
    await page.getByRole('banner').getByRole('link', { name: 'Treatments' }).click();
    await live(page, 'catalogue/treatments');
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByLabel('Full Name')).toBeHidden();

    await stack.startOrigin('quote');
    hangs = false;
    for (const socket of sockets) socket.destroy();
    await expect(part(page, 'quote/contact')).toHaveAttribute('data-ready', '', { timeout: BACK_MS });
    await expect(page.getByLabel('Full Name')).toBeVisible();
  });
});

test.describe('a remote whose code hangs in the browser', () => {
  let stack: OwnStack;
  test.beforeAll(async () => {
    stack = await ownStack();
  });
  test.afterAll(() => stack.remove());

  test('does not keep the page from coming to life', async ({ page }) => {
    const held: (() => void)[] = [];
    await page.route(
      /remoteEntry/,
      route => new Promise<void>(resolve => held.push(() => void route.continue().then(resolve))),
    );
    await page.goto(`${stack.url}/treatments`, { waitUntil: 'commit' });
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Cardiac' })).toBeVisible();
    await expect(part(page, 'catalogue/treatments')).not.toHaveAttribute('data-ready');
    for (const release of held) release();
    await page.unroute(/remoteEntry/);
    await expect(part(page, 'catalogue/treatments')).toHaveAttribute('data-ready', '', { timeout: BACK_MS });
  });
});
