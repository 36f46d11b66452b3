import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findFreePort } from './free-ports.ts';
import { createEntry } from './journal.ts';
import type { JournalEntry } from './journal-entry.ts';
import { openStore } from './open-store.ts';
import { publish } from './publish.ts';
import { readRelease } from './read-release.ts';
import { openStored } from './release-source.ts';
import { type RunningServer, startServer } from './run-server.ts';
import type { ReleaseStore } from './store.ts';

/** Of the workspace's shell. */
const SHELL_MANIFEST = join(import.meta.dirname, '../../shell/package.json');
const NO_IMAGES = "module.exports = () => { throw new Error('There are no pictures here.'); };";

interface CompositionOptions {
  apiUrl: string;
  /** Its code gets no file besides its own, and no picture is drawn. */
  isConfined?: boolean;
}

/**
 * Runs a composition of the store as a site of its own on a free port: the shell's release that the entry names, as a
 * process, with a store that has this composition alone.
 * @throws RefusedPromotionError when a file is missing or wrong; Error when the shell does not start
 */
export async function runComposition(
  store: ReleaseStore,
  entry: JournalEntry,
  { apiUrl, isConfined = false }: CompositionOptions,
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'carefare-composition-'));
  try {
    const script = await copyShell(store, entry, folder);
    addImageLibrary(dirname(dirname(script)), isConfined ? undefined : SHELL_MANIFEST);
    const ownStore = join(folder, 'store');
    await copyRemotes(store, entry, ownStore);
    return await startShell(folder, script, { ownStore, apiUrl, isConfined });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** @returns the server's file */
async function copyShell(store: ReleaseStore, { shell }: JournalEntry, folder: string): Promise<string> {
  const target = join(folder, 'shell', shell.digest);
  const { files } = await readRelease(store, 'shell', shell);
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), bytes);
  }
  return join(target, 'server/main.cjs');
}

/**
 * Stands in for `npm ci` in the folder of a shell's release, which fetches an image library.
 * @param manifest of the package that has the same library; where it has none, no picture is drawn
 */
export function addImageLibrary(target: string, manifest?: string): void {
  const library = join(target, 'node_modules/sharp');
  const installed = manifest && findImageLibrary(manifest);
  mkdirSync(dirname(library), { recursive: true });
  if (installed) return symlinkSync(installed, library);
  mkdirSync(library);
  writeFileSync(join(library, 'index.js'), NO_IMAGES);
}

/** @returns its folder */
function findImageLibrary(manifest: string): string | undefined {
  try {
    return dirname(dirname(createRequire(manifest).resolve('sharp')));
  } catch {
    return undefined;
  }
}

async function copyRemotes(store: ReleaseStore, entry: JournalEntry, target: string): Promise<void> {
  const own = openStore(target);
  for (const [name, { digest }] of Object.entries(entry.remotes))
    await publish(own, openStored(store, name, digest));
  // Unsigned: only a shell on this machine reads it. All its visitors get the same.
  const { previous: _previous, signature: _signature, share: _share, ...unsigned } = entry;
  await createEntry(own, { number: 1, entry: unsigned });
}

async function startShell(
  folder: string,
  script: string,
  { ownStore, apiUrl, isConfined }: Required<CompositionOptions> & { ownStore: string },
) {
  const port = await findFreePort();
  const server = await startServer({
    script,
    cwd: folder,
    url: `http://127.0.0.1:${port}`,
    confinedTo: isConfined ? folder : undefined,
    env: {
      PORT: String(port),
      API_URL: apiUrl,
      RELEASE_STORE: ownStore,
      RENDER_WORKERS: '1',
      LOG_LEVEL: 'warn',
    },
  });
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
