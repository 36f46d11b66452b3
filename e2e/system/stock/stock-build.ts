import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';

/** Components, as the bundler's own loader translates them. */
export const componentRule: RuleSetRule = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
  type: 'javascript/auto',
};

/** Builds with plain rspack. @throws with its errors */
export const runRspack = (configuration: Configuration): Promise<void> =>
  new Promise((resolve, reject) =>
    rspack(configuration).run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    }),
  );

/** The fields of the federation plugin's manifest that a release needs. */
interface Manifest {
  exposes: { name: string; assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> }[];
}

/**
 * Writes the release.json of a folder with a container in `web` and a server's bundle in `node`, from its files and the
 * plugin's manifest only.
 * @param description all that files do not say
 * @returns the digest
 */
export function writeRelease(folder: string, description: { uses: object }): string {
  const files = Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.\w+$/.test(file))
      .sort()
      .map(file => {
        const bytes = readFileSync(join(folder, file));
        const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
        return [file, { integrity, bytes: bytes.length }];
      }),
  );
  const asset = (file: string) => ({ file, integrity: files[file]?.integrity });
  const assets = (names: string[]) => names.map(name => asset(`web/${name}`));
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'web/mf-manifest.json'), 'utf8'));
  const exposes = manifest.exposes.map(({ name, assets: { js, css } }) => [
    name,
    {
      js: assets(js.sync),
      css: assets([...css.sync, ...css.async]),
      entryPoints: Object.keys(description.uses),
    },
  ]);
  const content = {
    ...description,
    exposes: Object.fromEntries(exposes),
    web: asset('web/entry.js'),
    node: asset('node/index.cjs'),
    files,
  };
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...content, digest }));
  return digest;
}
