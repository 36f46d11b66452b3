import { globSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteKey } from 'e2e-stack';
import { tamper } from '../faults/fault.ts';

const damageFile = {
  missing: (file: string) => rmSync(file),
  truncated: (file: string) => truncateSync(file, 100),
  tampered: (file: string) => writeFileSync(file, tamper(readFileSync(file))),
} as const;

/** What may happen to the files of a release store. */
export type Damage = keyof typeof damageFile;
export const damages = Object.keys(damageFile) as Damage[];

/** Damages all releases of remotes in a folder store. @returns mends them */
export function damageStore(store: string, remotes: Readonly<Record<RemoteKey, Damage>>): () => void {
  const originals = new Map<string, Buffer>();
  for (const [remote, damage] of Object.entries(remotes)) {
    const folder = join(store, 'releases', remote);
    for (const file of globSync('*/**/*.*', { cwd: folder }).map(name => join(folder, name))) {
      originals.set(file, readFileSync(file));
      damageFile[damage](file);
    }
  }
  return () => {
    for (const [file, content] of originals) writeFileSync(file, content);
  };
}
