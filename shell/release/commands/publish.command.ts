import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageNameOf } from 'shared-contracts/host';
import { publish } from '../store/publish.ts';
import { openAddress, openBuild, type ReleaseSource } from '../store/release-source.ts';
import type { ReleaseStore } from '../store/store.ts';
import { commandName } from './command-name.ts';
import { defaultChannel } from './default-channel.ts';
import type { Outcome } from './outcome.ts';
import { previewLinks } from './preview-link.ts';
import { isKnown } from './promote.command.ts';

/** Copies the newest build of a package into the store. @param folder of the package, or the name of a remote */
export async function publishPackage(store: ReleaseStore, folder: string): Promise<Outcome> {
  const dir = !existsSync(folder) && existsSync(packageNameOf(folder)) ? packageNameOf(folder) : folder;
  const latest = join(dir, '.releases/latest');
  if (!existsSync(latest)) throw new Error(`${dir} has no build: build the package first.`);
  return await publishSource(store, openBuild(join(dir, '.releases', readFileSync(latest, 'utf8').trim())));
}

/** Copies the release at an address into the store. @param address of its release.json */
export const publishFrom = (store: ReleaseStore, address: URL): Promise<Outcome> =>
  publishSource(store, openAddress(address));

async function publishSource(store: ReleaseStore, source: ReleaseSource): Promise<Outcome> {
  const linkOf = previewLinks();
  const published = await publish(store, source);
  const { name, digest, hasSourceMaps } = published;
  // The release is published even if the journal cannot be read.
  const isNew = !(await isKnown(store, name).catch(() => true));
  const promote = `${commandName} promote ${name} ${digest}${isNew ? ' --new' : ''}`;
  const missing = hasSourceMaps
    ? []
    : [`${name} ${digest} has no source maps: \`resolve\` finds nothing in it.`];
  return {
    lines: [
      `${name} ${digest} is published, and not live yet: ${promote} --reason "…"`,
      ...(name === 'shell'
        ? []
        : [`To see it first: ${promote} --channel --reason "…", then ${linkOf(defaultChannel(name))}`]),
      ...missing,
    ],
    data: published,
  };
}
