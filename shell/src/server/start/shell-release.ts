import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';

const ChunkTableSchema = v.record(
  v.string(),
  v.object({ js: v.array(v.string()), css: v.array(v.string()) }),
);

/** The release of the shell that this process runs. */
export interface ShellRelease {
  digest: string;
  /** Files of each chunk, by the chunk's name. */
  chunks: v.InferOutput<typeof ChunkTableSchema>;
  /** The script that is part of every page. */
  inlineScript: string;
  /** Folders of client files: this release's first, then those of older releases, which open pages may still need. */
  clientDirs: readonly string[];
  publicDir: string;
}

/** @param serverDir folder of the running bundle, `<release>/server` */
export function readShellRelease(serverDir: string): ShellRelease {
  const release = dirname(serverDir);
  const client = join(release, 'client');
  const siblings = readdirSync(dirname(release))
    .filter(name => /^[0-9a-f]{16}$/.test(name) && name !== basename(release))
    .map(name => join(dirname(release), name, 'client'));
  const chunks = v.parse(ChunkTableSchema, JSON.parse(readFileSync(join(client, 'chunks.json'), 'utf8')));
  return {
    digest: basename(release),
    chunks,
    inlineScript: readInlineScript(client, chunks.inline?.js),
    clientDirs: [client, ...siblings],
    publicDir: join(release, 'public'),
  };
}

/** Without the comments that its file begins with. */
const readInlineScript = (client: string, files: readonly string[] = []): string =>
  files.map(file => readFileSync(join(client, file), 'utf8').replace(/^(\/\/.*\n)+/, '')).join('');
