import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort, type Stack, startProcess } from 'e2e-stack';
import { pages } from '../pages.ts';
import type { Build } from './build.ts';
import { startProxy } from './compressing-proxy.ts';
import { writePeerContent } from './peer-content.ts';

interface Peer {
  name: 'next' | 'astro';
  /** Folder that the content is written to. */
  content: string;
  /** Script and arguments that build it. */
  build: readonly string[];
  /** Files below it never change. */
  files: string;
  /** Path below which its server renders the pages for each request. */
  rendering?: string;
}

const peers = {
  next: {
    name: 'next',
    content: 'content',
    build: ['node_modules/next/dist/bin/next', 'build'],
    files: '/_next/static/',
    rendering: '/dynamic',
  },
  astro: {
    name: 'astro',
    content: 'src/content',
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    files: '/_astro/',
  },
} satisfies Record<string, Peer>;

const BUILD_DIR = join(import.meta.dirname, '../.build/peers');
const INSTALLED = 'installed.json';
/** Pictures come from the site's own server for all builds. */
const SITE_FILES = /^\/(_image\?|images\/|favicon)/;
const env = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };

/** The site's pages as another framework serves them, behind a proxy that compresses. Pictures come from the site. */
export async function startPeer(key: keyof typeof peers, stack: Stack, logDir: string): Promise<Build> {
  const peer: Peer = peers[key];
  const dir = await buildPeer(peer, stack.url);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const server = startProcess({
    name: peer.name,
    script: join(dir, 'start.mjs'),
    cwd: dir,
    healthUrl: url,
    logFile: join(logDir, `${peer.name}.log`),
    env: { ...env, PORT: String(port), HOSTNAME: '127.0.0.1' },
  });
  await server.ready;
  const proxy = await startProxy({
    originOf: path => (SITE_FILES.test(path) ? stack.url : url),
    headersOf: path =>
      path.startsWith(peer.files) ? { 'cache-control': 'public, max-age=31536000, immutable' } : undefined,
    paths: pages.map(({ path }) => path),
  });
  // An empty page would be the fastest.
  for (const { path } of pages) {
    const html = await (await fetch(proxy.url + path)).text();
    if (!html.includes('</h1>')) throw new Error(`${peer.name}: ${path} has no heading`);
  }
  const pid = server.pid ?? 0;
  return {
    name: peer.name,
    url: proxy.url,
    hasScripts: true,
    isPeer: true,
    ...(peer.rendering && { server: { url, pid }, rendering: { url: url + peer.rendering, pid } }),
    async close() {
      await proxy.close();
      await server.stop();
    },
  };
}

/** Installs the peer's packages if they have changed, and builds it with the site's content. @returns its folder */
async function buildPeer({ name, content, build }: Peer, site: string): Promise<string> {
  const source = join(import.meta.dirname, '../peers', name);
  const dir = join(BUILD_DIR, name);
  mkdirSync(dir, { recursive: true });
  for (const file of readdirSync(dir))
    if (!['node_modules', INSTALLED].includes(file)) rmSync(join(dir, file), { recursive: true });
  cpSync(source, dir, { recursive: true });
  await writePeerContent(site, join(dir, content));
  const run = promisify(execFile);
  const options = { cwd: dir, env: { ...process.env, ...env } };
  const lock = readFileSync(join(dir, 'package-lock.json'), 'utf8');
  const installed = join(dir, INSTALLED);
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lock) {
    // Not `npm ci`, which insists on the optional packages of all platforms.
    await run('npm', ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund'], options);
    writeFileSync(installed, lock);
  }
  await run(process.execPath, [...build], options);
  return dir;
}
