import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteKey, remotes } from 'shared-contracts';
import { publish } from '../publish.ts';
import type { ReleaseStore } from '../store.ts';
import { commandName } from './command-name.ts';
import type { Outcome } from './outcome.ts';

/** Copies the newest build of a package into the store. @param folder of the package, or the name of a remote */
export async function publishPackage(store: ReleaseStore, folder: string): Promise<Outcome> {
  const dir = remotes[folder as RemoteKey]?.packageName ?? folder;
  const latest = join(dir, '.releases/latest');
  if (!existsSync(latest)) throw new Error(`${dir} has no build: build the package first.`);
  const published = await publish(store, join(dir, '.releases', readFileSync(latest, 'utf8').trim()));
  const { name, digest } = published;
  const next = `${commandName} promote ${name} ${digest} --reason "…"`;
  return { lines: [`${name} ${digest} is published, and not live yet: ${next}`], data: published };
}
