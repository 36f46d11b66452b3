import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { chromium } from 'playwright';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const starts = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

const PACKAGED = 'packaged';

/**
 * The first browser that starts: the one named by CHROMIUM_PATH, Playwright's own, the system's, and last a Chromium that
 * comes inside an npm package and needs neither root nor a download.
 */
export async function chromiumLaunch(): Promise<LaunchOptions> {
  // Workers take what the first process found, instead of searching again.
  process.env.CAREFARE_BROWSER ??=
    [process.env.CHROMIUM_PATH, ownPath(), '/usr/bin/chromium'].find(path => path && starts(path)) ??
    PACKAGED;
  const path = process.env.CAREFARE_BROWSER;
  return path === PACKAGED ? packagedLaunch() : { executablePath: path, args: FLAGS };
}

function ownPath(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * The packaged Chromium, unpacked once into the room's own folder; the same everywhere, so pictures of pages compare. Its
 * font list names folders of the cloud it was made for, so it gets its own. Only this browser sees the changed environment.
 */
export async function packagedLaunch(): Promise<LaunchOptions> {
  const own = join(import.meta.dirname, '../.tmp/chromium');
  mkdirSync(own, { recursive: true });
  const before = { ...process.env };
  // The package unpacks its libraries only where it believes to run in the cloud.
  const unpacking = { TMPDIR: own, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  Object.assign(process.env, unpacking);
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  for (const name of [...Object.keys(unpacking), 'FONTCONFIG_PATH', 'LD_LIBRARY_PATH', 'HOME']) {
    if (before[name] === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = before[name];
  }
  const fonts = join(own, 'fonts');
  writeFileSync(
    join(fonts, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${own}/cache</cachedir></fontconfig>`,
  );
  const env = { FONTCONFIG_PATH: fonts, LD_LIBRARY_PATH: join(own, 'al2023/lib') };
  return { executablePath, args: FLAGS, env: { ...definedOf(process.env), ...env } };
}

const definedOf = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
