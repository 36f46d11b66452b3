import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';

const ChunkTableSchema = v.record(
  v.string(),
  v.object({ js: v.array(v.string()), css: v.array(v.string()) }),
);

/** The shell's own release: this very bundle's folder. */
export interface OwnRelease {
  digest: string;
  /** Files that a chunk needs, by the chunk's name. */
  chunks: v.InferOutput<typeof ChunkTableSchema>;
  fonts: readonly string[];
  /** Folders with client files: this release's, then those of the releases kept beside it, for pages opened before. */
  clientDirs: readonly string[];
  publicDir: string;
}

/** @param serverDir the folder of the running bundle, `<release>/server`. */
export function readOwnRelease(serverDir: string): OwnRelease {
  const release = dirname(serverDir);
  const client = join(release, 'client');
  const siblings = readdirSync(dirname(release))
    .filter(name => /^[0-9a-f]{16}$/.test(name) && name !== basename(release))
    .map(name => join(dirname(release), name, 'client'));
  return {
    digest: basename(release),
    chunks: v.parse(ChunkTableSchema, JSON.parse(readFileSync(join(client, 'chunks.json'), 'utf8'))),
    fonts: globSync('fonts/*.woff2', { cwd: client }).sort(),
    clientDirs: [client, ...siblings],
    publicDir: join(release, 'public'),
  };
}
