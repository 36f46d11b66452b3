import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@carefare/build/integrity';
import { serve } from '@hono/node-server';
import { latestRelease, packageDir } from 'e2e-stack';
import { Hono } from 'hono';
import { type CompositionFile, type Release, type RemoteKey, remoteKeys, remotes } from 'shared-contracts';

export interface NumberedReleases {
  /** A composition of which every release has this number. */
  composition(number: number): CompositionFile;
  close(): Promise<void>;
}

/** Part of a digest that is the number of its composition. */
const NUMBER_DIGITS = 12;

const digestOf = (remote: RemoteKey, number: number): string =>
  number.toString(16).padStart(NUMBER_DIGITS, '0') + String(remoteKeys.indexOf(remote)).padStart(4, '0');

/** The numbers of all compositions of which the text names a release. */
export const numbersIn = (text: string): Set<number> =>
  new Set(
    [...text.matchAll(/(?:data-release="|\/_releases\/[a-z]+\/)([0-9a-f]{12})[0-9a-f]{4}/g)].map(match =>
      Number.parseInt(match[1] ?? '', 16),
    ),
  );

/** Serves any number of releases of each remote: the newest one, with a comment of its own in each bundle. */
export async function serveNumberedReleases(): Promise<NumberedReleases> {
  const app = new Hono().get('/:remote/:number/:file{.+}', context => {
    const { remote, number, file } = context.req.param();
    const release = numberedRelease(remote as RemoteKey, Number(number));
    return context.body(file === 'release.json' ? release.manifest : release.read(file));
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    composition: number => ({
      remotes: Object.fromEntries(
        remoteKeys.map(remote => [
          remote,
          {
            release: `http://127.0.0.1:${port}/${remote}/${number}/release.json`,
            integrity: integrityOf(numberedRelease(remote, number).manifest),
          },
        ]),
      ),
    }),
    async close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function numberedRelease(remote: RemoteKey, number: number) {
  const { packageName } = remotes[remote];
  const dir = join(packageDir(packageName), '.releases', latestRelease(packageName));
  const release: Release = JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8'));
  const bundles = [release.web, release.node];
  const read = (file: string): Uint8Array<ArrayBuffer> => {
    const comment = bundles.some(bundle => bundle.file === file) ? `\n/* release ${number} */` : '';
    return new Uint8Array(Buffer.concat([readFileSync(join(dir, file)), Buffer.from(comment)]));
  };
  for (const bundle of bundles) {
    const bytes = read(bundle.file);
    bundle.integrity = integrityOf(bytes);
    release.files[bundle.file] = { integrity: bundle.integrity, bytes: bytes.byteLength };
  }
  release.digest = digestOf(remote, number);
  return { manifest: new Uint8Array(Buffer.from(JSON.stringify(release))), read };
}
