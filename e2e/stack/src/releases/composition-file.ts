import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type CompositionFile, CompositionFileSchema, type RemoteKey } from 'shared-contracts';
import * as v from 'valibot';

/** One remote's entry in the composition file. */
export type CompositionEntry = NonNullable<CompositionFile['remotes'][RemoteKey]>;

/** Replaces the file atomically, so that the shell never reads half of it. */
export function writeComposition(file: string, composition: CompositionFile): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(composition, null, 2)}\n`);
  renameSync(draft, file);
}

export function readComposition(file: string): CompositionFile {
  return v.parse(CompositionFileSchema, JSON.parse(readFileSync(file, 'utf8')));
}
