import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, latestRelease, releasedPackages } from 'e2e-stack';
import { visit } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';
import { builtFrom, copyWorkspace } from '../support/workspace-copy.ts';

/** Bundling and the trial of a composition on a busy machine. */
const CHANGE_MS = 60_000;

test.describe.configure({ mode: 'serial' });

let workspace: ReturnType<typeof copyWorkspace>;
let dev: ChildProcess | undefined;
let url: string;
let output = '';

/** Replaces text in a source file of the copy. @returns a function that takes the edit back */
function edit(path: string, from: string, to: string): () => void {
  const file = join(workspace.dir, path);
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(from);
  writeFileSync(file, source.replace(from, to));
  return () => writeFileSync(file, source);
}

/** Command lines of all running processes that were started from the copy. */
const processesOfCopy = (): string[] =>
  globSync('/proc/[0-9]*/cmdline').flatMap(file => {
    try {
      const command = readFileSync(file, 'utf8').replaceAll('\0', ' ');
      return command.includes(workspace.dir) ? [command] : [];
    } catch {
      // It has ended since it was listed.
      return [];
    }
  });

/** Ends `pnpm dev`, and with it every process that it started. */
async function stopDev(): Promise<void> {
  if (!dev) throw new Error('it was started');
  expect(processesOfCopy().length).toBeGreaterThan(2);
  dev.kill('SIGTERM');
  expect((await once(dev, 'exit'))[0]).toBe(0);
  await expect.poll(processesOfCopy).toEqual([]);
}

/** Runs `pnpm dev` in the copy until it is ready. */
async function startDev(...args: string[]): Promise<void> {
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  output = '';
  dev = spawn(
    process.execPath,
    [join(workspace.dir, 'e2e/stack/src/commands/dev.ts'), '--port', String(port), ...args],
    {
      cwd: workspace.dir,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env },
    },
  );
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', chunk => (output += String(chunk)));
  await expect.poll(() => output, { timeout: 150_000 }).toContain('Carefare is ready for development');
}

test.beforeAll(() => {
  workspace = copyWorkspace(builtFrom);
});

test.afterAll(async () => {
  if (dev?.exitCode === null) {
    dev.kill('SIGKILL');
    await once(dev, 'exit');
  }
  workspace.remove();
});

test('sources give the same digest in any folder; an open page follows them, keeps what was typed and says why a release is refused', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async ({ page, expectLog }) => {
  await startDev();
  const digests = releasedPackages.map(name =>
    readFileSync(join(workspace.dir, name, '.releases/latest'), 'utf8').trim(),
  );
  expect(digests).toEqual(releasedPackages.map(latestRelease));
  // A restart of the shell ends the page's stream of events, and changes the key by which it knows a visitor's session.
  expectLog(/\/_development\/changes|\/api\/journey\/by-ip\/|boom/);
  await visit(page, `${url}/contact`);
  const name = page.getByLabel('Full Name');
  const heading = page.getByRole('heading', { level: 1 });
  await name.fill('Ada Lovelace');

  await test.step('an edit of a remote', async () => {
    edit('mfe-quote/src/shared/quote-request.copy.ts', 'Request your', 'Ask for your');
    await expect(heading).toHaveText('Ask for your personalised quote', { timeout: CHANGE_MS });
    await expect(name).toHaveValue('Ada Lovelace');
  });

  await test.step('an edit that is refused, and its end', async () => {
    const takeBack = edit(
      'mfe-quote/src/exposes/contact.tsx',
      'import',
      "void Promise.reject(new Error('boom'));\nimport",
    );
    const refusal = /quote \w+ is refused, loading its code: an error was not caught \(boom\)/;
    const banner = page.getByRole('alert').filter({ hasText: refusal });
    await expect(banner).toBeVisible({ timeout: CHANGE_MS });
    expect(output).toMatch(refusal);
    await expect(heading).toHaveText('Ask for your personalised quote');
    takeBack();
    await expect(banner).toBeHidden({ timeout: CHANGE_MS });
    await expect(name).toHaveValue('Ada Lovelace');
  });

  await test.step('an edit of the contract', async () => {
    edit('shared-contracts/src/site/site.config.ts', '+1 555 010 0199', '+1 555 010 0100');
    const phone = page.getByRole('contentinfo').getByRole('link', { name: '+1 555 010 0100' });
    await expect(phone).toBeVisible({ timeout: CHANGE_MS });
    await expect(name).toHaveValue('Ada Lovelace');
  });

  // A restart of the shell may interrupt what it reloads, and so may the end.
  await page.close();
  await test.step('an edit of the shell', async () => {
    edit('shell/site/pages/about/about.copy.ts', 'a hidden price', 'hidden prices');
    const readPage = async () => (await fetch(`${url}/about`)).text();
    await expect.poll(() => readPage().catch(() => ''), { timeout: CHANGE_MS }).toContain('hidden prices');
  });
  await stopDev();
});

test('one remote runs from source beside the live releases of a running site, and says what is wrong with it', {
  tag: ['@quote', '@own-stack', '@nightly'],
}, async ({ page, baseURL, expectLog }) => {
  expectLog(/said|evil\.example/);
  const copy = 'mfe-quote/src/shared/quote-request.copy.ts';
  edit(copy, "'Your request'", "'Your wishes'");
  await startDev('--only', 'mfe-quote', '--against', baseURL);
  expect(output).not.toMatch(/mfe-(catalogue|calculator): /);
  const { remotes } = await (await fetch(`${baseURL}/_composition`)).json();
  const own = await (await fetch(`${url}/_composition`)).json();
  expect(own.remotes).toMatchObject({
    catalogue: { digest: remotes.catalogue.digest },
    calculator: { digest: remotes.calculator.digest },
  });
  expect(own.remotes.quote.digest).not.toBe(remotes.quote.digest);

  const readPage = async (path: string) => (await fetch(url + path)).text();
  expect(await readPage('/treatments')).toContain(`data-release="${remotes.catalogue.digest}"`);
  edit(copy, "'Your wishes'", "'Your plans'");
  await expect.poll(() => readPage('/contact'), { timeout: CHANGE_MS }).toContain('Your plans');

  await visit(page, `${url}/contact`);
  await test.step('browsers get code that can be debugged', async () => {
    const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
    expect(scripts).toContainEqual(expect.stringContaining('/assets/development/react.'));
    const script = scripts.find(src => /\/contact\.\w+\.js$/.test(src)) ?? '';
    const [, map] = /sourceMappingURL=(\S+)/.exec(await (await fetch(script)).text()) ?? [];
    const { sources } = await (await fetch(url + map)).json();
    expect(sources).toContain(`file://${join(workspace.dir, copy)}`);
  });
  for (const [fault, message] of [
    ['export const broken: string = 1;', /quote-request\.copy\.ts\(\d+,\d+\): error TS2322/],
    ['export const = 1;', /quote-request\.copy\.ts/],
    ["console.log('said');", /quote writes to the console: said/],
    [
      "globalThis.window?.fetch('https://evil.example').catch(() => 0);",
      /quote calls evil\.example, another host/,
    ],
  ] as const) {
    const takeBack = edit(copy, 'export const', `${fault}\nexport const`);
    const banner = page.getByRole('alert').filter({ hasText: message });
    await expect(banner).toBeVisible({ timeout: CHANGE_MS });
    takeBack();
    await expect(banner).toBeHidden({ timeout: CHANGE_MS });
  }
  expect(output).toMatch(/quote-request\.copy\.ts\(\d+,\d+\): error TS2322/);
  for (const [from, to, message] of [
    ["path: '/contact'", "path: 'contact'", /src\/remote\.ts: pages\.0\.path is wrong: must be a path/],
    ['export const remote', 'export const = 1;\nexport const remote', /src\/remote\.ts/],
  ] as const) {
    const takeBack = edit('mfe-quote/src/remote.ts', from, to);
    const banner = page.getByRole('alert').filter({ hasText: message });
    await expect(banner).toBeVisible({ timeout: CHANGE_MS });
    takeBack();
    await expect(banner).toBeHidden({ timeout: CHANGE_MS });
  }
  edit(copy, "'Your plans'", "'Your hopes'");
  await expect(page.getByText('Your hopes')).toBeVisible({ timeout: CHANGE_MS });
  await page.close();
  await stopDev();
});
