import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { integrityOf } from '@carefare/build/integrity';
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
  /** Integrity of its release.json. */
  integrity: string;
  folder: string;
  clientDir: string;
  publicDir: string;
}

const ManifestSchema = v.object({ digest: v.string() });

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param serverDir folder of the running bundle, `<release>/server`. The release may be in a folder of any name
 * @param isDevelopment whether browsers get React's development build
 */
export function readShellRelease(serverDir: string, isDevelopment = false): ShellRelease {
  const release = dirname(serverDir);
  const client = join(release, 'client');
  const chunks = v.parse(ChunkTableSchema, readJson(join(client, 'chunks.json')));
  const main = isDevelopment ? chunks['main-development'] : chunks.main;
  return {
    digest: v.parse(ManifestSchema, readJson(join(release, 'release.json'))).digest,
    integrity: integrityOf(readFileSync(join(release, 'release.json'))),
    folder: release,
    chunks: { ...chunks, ...(main && { main }) },
    inlineScript: readInlineScript(client, chunks.inline?.js),
    clientDir: client,
    publicDir: join(release, 'public'),
  };
}

/** Without the comments that its file begins with. */
const readInlineScript = (client: string, files: readonly string[] = []): string =>
  files.map(file => readFileSync(join(client, file), 'utf8').replace(/^(\/\/.*\n)+/, '')).join('');
