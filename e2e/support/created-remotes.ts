import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRemote, type NewRemote } from '@carefare/release/create';
import { buildPackage, packageDir, root } from 'e2e-stack';
import pLimit from 'p-limit';

/** Packages that are built at a time. */
const BUILDS = 2;

export interface BuiltRemote {
  key: string;
  digest: string;
  /** Folder of its release. */
  dir: string;
}

interface CreatedRemote extends Omit<NewRemote, 'registry'> {
  /** Whether its page has a link in the footer. */
  hasLink?: boolean;
}

/** Builds remotes that the workspace does not have, as `carefare create` writes them, each in a folder of its own. */
export async function buildCreatedRemotes(
  remotes: readonly CreatedRemote[],
): Promise<{ remotes: BuiltRemote[]; remove(): void }> {
  const parent = join(root, 'e2e/.tmp');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'created-'));
  const limit = pLimit(BUILDS);
  const built = await Promise.all(remotes.map(remote => limit(() => build(folder, remote))));
  return { remotes: built, remove: () => rmSync(folder, { recursive: true }) };
}

async function build(parent: string, { hasLink = true, ...remote }: CreatedRemote): Promise<BuiltRemote> {
  const folder = createRemote(parent, { ...remote, registry: new URL('https://registry.example/') });
  const description = join(folder, 'src/remote.ts');
  if (!hasLink)
    writeFileSync(description, readFileSync(description, 'utf8').replace("      menu: 'footer',\n", ''));
  symlinkSync(join(packageDir('mfe-quote'), 'node_modules'), join(folder, 'node_modules'));
  await buildPackage(folder);
  const digest = readFileSync(join(folder, '.releases/latest'), 'utf8').trim();
  return { key: remote.key, digest, dir: join(folder, '.releases', digest) };
}
