import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Where systems install it. */
const SYSTEM = '/usr/bin/chromium';
/** Stands for the packaged browser in CAREFARE_BROWSER. */
export const PACKAGED = 'packaged';
const NONE = 'none';

const canStart = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

/**
 * The browser that CHROMIUM_PATH names, else Playwright's own where it is installed, else a Chromium from an npm package,
 * which needs neither root nor a download, else the system's. What is found is kept in CAREFARE_BROWSER for this process and
 * those that it starts.
 * @returns how to start it; undefined when there is none
 * @throws Error when CHROMIUM_PATH names something else
 */
export async function findBrowser(): Promise<LaunchOptions | undefined> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !canStart(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which does not start.`);
  process.env.CAREFARE_BROWSER ??= chosen || (await playwrightChromium()) || (await packagedOrSystem());
  const path = process.env.CAREFARE_BROWSER;
  if (path === NONE) return undefined;
  return path === PACKAGED ? await packagedLaunchOptions() : { executablePath: path, args: FLAGS };
}

async function playwrightChromium(): Promise<string | undefined> {
  try {
    const { chromium } = await import('playwright-core');
    const path = chromium.executablePath();
    return canStart(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

async function packagedOrSystem(): Promise<string> {
  const isPackaged = await import('@sparticuz/chromium').then(
    () => true,
    () => false,
  );
  if (isPackaged) return PACKAGED;
  return canStart(SYSTEM) ? SYSTEM : NONE;
}

/**
 * The packaged Chromium, unpacked once. It renders the same everywhere, so screenshots compare. The package is made for AWS
 * Lambda: its font list names folders there, so it gets a list of its own.
 */
export async function packagedLaunchOptions(): Promise<LaunchOptions> {
  const dir = join(import.meta.dirname, '../../.tmp/chromium');
  mkdirSync(dir, { recursive: true });
  const environment = { ...process.env };
  // The package unpacks its libraries only where it believes to run in Lambda.
  const lambda = { TMPDIR: dir, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  Object.assign(process.env, lambda);
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  for (const name of [...Object.keys(lambda), 'FONTCONFIG_PATH', 'LD_LIBRARY_PATH', 'HOME']) {
    if (environment[name] === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = environment[name];
  }
  const fonts = join(dir, 'fonts');
  writeFileSync(
    join(fonts, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${dir}/cache</cachedir></fontconfig>`,
  );
  const env = {
    ...withoutUndefined(environment),
    FONTCONFIG_PATH: fonts,
    LD_LIBRARY_PATH: join(dir, 'al2023/lib'),
  };
  return { executablePath, args: FLAGS, env };
}

const withoutUndefined = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
