import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Composition, CompositionSchema, type RemoteKey } from 'shared-contracts';
import * as v from 'valibot';

export type ReleaseAddress = NonNullable<Composition['remotes'][RemoteKey]>;

/** Replaces the composition file in one step, so that the shell never reads half of one. */
export function writeComposition(file: string, composition: Composition): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(composition, null, 2)}\n`);
  renameSync(draft, file);
}

export function readComposition(file: string): Composition {
  return v.parse(CompositionSchema, JSON.parse(readFileSync(file, 'utf8')));
}
