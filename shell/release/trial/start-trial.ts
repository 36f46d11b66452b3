import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredComposition } from '../journal/compositions.ts';
import { createEntry } from '../journal/journal.ts';
import { copyRelease } from '../store/copy-release.ts';
import { openStore } from '../store/open-store.ts';
import { openStored, type ReleaseSource } from '../store/release-source.ts';
import type { ReleaseStore } from '../store/store.ts';
import { type ReleasedPackage, releaseFolder, type StoredRelease } from '../store/stored-release.ts';
import { addImageLibrary } from './image-library.ts';
import { serveRecorded } from './recorded-api.ts';
import type { TrialResult, TrialScope } from './trial-protocol.ts';
import { tryShell } from './try-shell.ts';

export {
  describeFault,
  faultOf,
  OF_NOBODY,
  type PageSize,
  type Step,
  type TrialFault,
  type TrialMessage,
  type TrialResult,
  type TrialScope,
  TrialScopeSchema,
} from './trial-protocol.ts';

/** A trial renders in this many workers at most. */
const WORKERS_MAX = 4;

/** A candidate that was tried. Its shell serves it, with recorded answers of the API, if it has no faults. */
export interface Trial extends TrialResult {
  /** What the remotes' code printed, a sentence each, which refuses nothing. */
  printed: readonly string[];
  url: string;
  stop(): Promise<void>;
}

interface TrialOptions extends TrialScope {
  /** Where a release is; by default in the store. */
  sourceOf?(name: ReleasedPackage, digest: string): Pick<ReleaseSource, 'read'> | undefined;
}

/**
 * Tries a composition in a process of its own: its shell starts with a store that has only this composition, and an API that
 * answers what was recorded. It renders what is new, and says what is wrong.
 * @throws TrialDeadlineError when the machine is too busy
 */
export async function startTrial(
  store: ReleaseStore,
  composition: StoredComposition,
  { sourceOf = () => undefined, ...scope }: TrialOptions = {},
): Promise<Trial> {
  // Node compares what a process may read with where it really is: a Mac's temporary folder is behind a link.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'carefare-trial-')));
  const api = await serveRecorded();
  const clean = () => {
    process.off('exit', clean);
    api.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 2 });
  };
  process.once('exit', clean);
  try {
    await fillStore(
      folder,
      composition,
      (name, { digest }) => sourceOf(name, digest) ?? openStored(store, name, digest),
    );
    const start = (workers: number) =>
      tryShell({ store: folder, digest: composition.shell.digest, apiUrl: api.url, scope, workers });
    const workers = scope.isThorough ? Math.min(WORKERS_MAX, availableParallelism()) : 1;
    let tried = await start(workers);
    // With one worker it is certain whose code ends the process.
    if (tried.hasDied && workers > 1) tried = await start(1);
    const { stop, result, printed, url } = tried;
    return {
      ...result,
      printed,
      url,
      async stop() {
        await stop();
        clean();
      },
    };
  } catch (error) {
    clean();
    throw error;
  }
}

/** Its journal has one entry, for which nothing vouches yet. */
async function fillStore(
  folder: string,
  { shell, remotes }: StoredComposition,
  open: (name: ReleasedPackage, release: StoredRelease) => Pick<ReleaseSource, 'read'>,
): Promise<void> {
  const own = openStore(folder);
  const copy = ([name, release]: [ReleasedPackage, StoredRelease]) =>
    copyRelease(own, name, release.digest, open(name, release));
  await Promise.all(Object.entries({ shell, ...remotes }).map(copy));
  addImageLibrary(join(folder, releaseFolder('shell', shell.digest)));
  const entry = {
    schema: 1 as const,
    shell,
    remotes,
    moved: null,
    by: 'a trial',
    at: new Date().toISOString(),
    reason: '',
    checks: {},
  };
  await createEntry(own, { number: 1, entry });
}
