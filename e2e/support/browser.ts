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

/**
 * The first browser that starts: the one named by CHROMIUM_PATH, Playwright's own, the system's, and last a Chromium that
 * comes inside an npm package and needs neither root nor a download.
 */
export async function chromiumLaunch(): Promise<LaunchOptions> {
  const chosen = process.env.CAREFARE_BROWSER;
  const path =
    chosen ??
    [process.env.CHROMIUM_PATH, ownPath(), '/usr/bin/chromium'].find(
      candidate => candidate && starts(candidate),
    ) ??
    (await packagedPath());
  // Workers take what the first process found, instead of searching again.
  process.env.CAREFARE_BROWSER = path;
  return { executablePath: path, args: FLAGS };
}

function ownPath(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Unpacked once into the room's own folder. Its font list names folders of the cloud it was made for, so it gets its own. */
async function packagedPath(): Promise<string> {
  const own = join(import.meta.dirname, '../.tmp/chromium');
  mkdirSync(own, { recursive: true });
  const { TMPDIR } = process.env;
  Object.assign(process.env, {
    TMPDIR: own,
    // The package unpacks its libraries only where it believes to run in the cloud.
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    FONTCONFIG_PATH: join(own, 'fonts'),
  });
  const { default: packaged } = await import('@sparticuz/chromium');
  const path = await packaged.executablePath();
  writeFileSync(
    join(own, 'fonts/fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${own}/fonts</dir><cachedir>${own}/cache</cachedir></fontconfig>`,
  );
  if (TMPDIR === undefined) Reflect.deleteProperty(process.env, 'TMPDIR');
  else process.env.TMPDIR = TMPDIR;
  return path;
}
