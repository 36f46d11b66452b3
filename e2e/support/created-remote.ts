import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createRemote, type NewRemote } from '@carefare/release/create';
import { buildPackage, packageDir, root } from 'e2e-stack';

export type CreatedRemote = Awaited<ReturnType<typeof buildCreatedRemote>>;

/** Builds a remote that the workspace does not have, as `carefare create` writes it, in a folder of its own. */
export async function buildCreatedRemote(remote: Omit<NewRemote, 'registry'>) {
  const parent = join(root, 'e2e/.tmp');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'created-'));
  const dir = createRemote(folder, { ...remote, registry: new URL('https://registry.example/') });
  symlinkSync(join(packageDir('mfe-quote'), 'node_modules'), join(dir, 'node_modules'));
  await buildPackage(dir);
  const digest = readFileSync(join(dir, '.releases/latest'), 'utf8').trim();
  return {
    digest,
    /** Of its release. */
    dir: join(dir, '.releases', digest),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
