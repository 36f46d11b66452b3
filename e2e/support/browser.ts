import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

async function packagedPath(): Promise<string> {
  // The package unpacks its libraries only where it believes to run in the cloud, and into TMPDIR, which must be its own.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x';
  const own = mkdtempSync(join(tmpdir(), 'carefare-chromium-'));
  mkdirSync(own, { recursive: true });
  process.env.TMPDIR = own;
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
