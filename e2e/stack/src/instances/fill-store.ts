import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openStore, publish } from '@carefare/release';
import { remoteKeys } from 'shared-contracts';
import { packageDir, remotePackage, root } from '../packages.ts';
import { latestRelease } from '../releases/build-packages.ts';

const run = promisify(execFile);

/** Publishes and promotes the newest release of each package, the shell's first. @throws Error that says why one is refused */
export async function fillStore(store: string): Promise<void> {
  for (const name of ['shell', ...remoteKeys.map(remotePackage)]) {
    const digest = latestRelease(name);
    await publish(openStore(store), join(packageDir(name), '.releases', digest));
    const args = ['promote', name, digest, '--reason', 'start', '--by', 'pnpm start', '--store', store];
    await run(process.execPath, ['shared-contracts/release/cli.ts', ...args], { cwd: root });
  }
}
