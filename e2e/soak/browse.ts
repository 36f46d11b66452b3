import { setTimeout as pause } from 'node:timers/promises';

/** What the soak's visitors do, and what went wrong. */
export interface Traffic {
  url: string;
  signal: AbortSignal;
  pages: number;
  /** A line for each answer that was not the expected one. */
  errors: string[];
}

const PATHS = [
  '/',
  '/treatments',
  '/treatments/hip-replacement',
  '/destinations',
  '/prices',
  '/contact',
  '/about',
  '/blog',
];
const NOWHERE = '/no-such-page';
const PAUSE_MS = 50;
const FILES = /\/(?:_releases|assets)\/[\w./-]+\.(?:js|css)\b|\/_image\?[\w%&;=./-]+/g;

/** Opens page after page with the files and pictures that each names, until the soak ends. */
export async function browse(traffic: Traffic, offset: number): Promise<void> {
  const { url, signal, errors } = traffic;
  for (let step = offset; !signal.aborted; step += 1) {
    const path = step % 20 === 0 ? NOWHERE : (PATHS[step % PATHS.length] ?? '/');
    const html = await expectStatus(traffic, path, path === NOWHERE ? 404 : 200);
    const files = html.match(FILES) ?? [];
    const file = files[step % Math.max(1, files.length)];
    if (file) await expectStatus(traffic, file.replaceAll('&amp;', '&'), 200);
    if (!html.includes('</html>')) errors.push(`${url}${path}: incomplete`);
    await pause(PAUSE_MS);
  }
}

/** @returns the body; '' if there is none */
async function expectStatus(traffic: Traffic, path: string, expected: number): Promise<string> {
  try {
    const response = await fetch(traffic.url + path);
    const text = await response.text();
    traffic.pages += 1;
    if (response.status !== expected) traffic.errors.push(`${path}: ${response.status}`);
    return text;
  } catch (error) {
    traffic.errors.push(`${path}: ${String(error)}`);
    return '';
  }
}
