import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@carefare/build/integrity';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { buildRoom, root } from 'e2e-stack';
import { Hono } from 'hono';
import { cors } from 'hono/cors';

interface Edit {
  file: string;
  from: string;
  to: string;
}

export interface ChangedRelease {
  digest: string;
  /** Address of its release.json, on an origin of its own. */
  release: string;
  dir: string;
  close(): Promise<void>;
}

/** Builds a copy of a remote with one edit, as its team would, and serves the release from an origin of its own. */
export async function changedRelease(room: string, edit: Edit): Promise<ChangedRelease> {
  mkdirSync(join(root, 'e2e/.tmp'), { recursive: true });
  const copy = mkdtempSync(join(root, 'e2e/.tmp', `${room}-`));
  for (const entry of ['src', 'package.json', 'rspack.config.ts'])
    cpSync(join(root, room, entry), join(copy, entry), { recursive: true });
  symlinkSync(join(root, room, 'node_modules'), join(copy, 'node_modules'));
  const path = join(copy, edit.file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(edit.from)) throw new Error(`${edit.file} does not contain "${edit.from}"`);
  writeFileSync(path, before.replaceAll(edit.from, edit.to));
  await buildRoom(copy);
  const digest = readFileSync(join(copy, '.releases/latest'), 'utf8');
  const served = await serveReleases(join(copy, '.releases'));
  return {
    digest,
    dir: join(copy, '.releases', digest),
    release: `${served.url}/${digest}/release.json`,
    async close() {
      await served.close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}

/** Changes a published release behind its team's back; returns the integrity that its release.json then has. */
export function tamper(dir: string, change: (release: Record<string, unknown>) => void): string {
  const file = join(dir, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8'));
  change(release);
  const text = JSON.stringify(release);
  for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true });
  writeFileSync(file, text);
  return integrityOf(text);
}

/** A static origin for a folder of releases, on a free port. */
export function serveReleases(dir: string): Promise<{ url: string; close(): Promise<void> }> {
  const app = new Hono();
  app.use(cors({ origin: '*' }));
  app.use(serveStatic({ root: dir, precompressed: true }));
  return new Promise(resolve => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({
        url: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise<void>(done => {
            server.close(() => done());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      }),
    );
  });
}
