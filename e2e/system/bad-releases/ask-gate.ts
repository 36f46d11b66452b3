import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type JournalEntry,
  openStore,
  promote,
  publish,
  type ReleaseStore,
  withMove,
} from '@carefare/release';
import { createGate } from '@carefare/release/gate';
import { createLook, type Look } from '@carefare/release/look';
import { fillStore, newestRelease, remotePackage } from 'e2e-stack';
import { draftRelease, type ReleaseDraft } from '../../support/forge-release.ts';

/** For what a page does once it is live: a busy machine takes longer than a team should wait for a page. */
export const PATIENT = { deadlineMs: 60_000 };

export type AskedGate = Awaited<ReturnType<typeof openGate>>;

/** The gate of a store whose live releases are the newest, quote with what a look has seen of it. */
export async function openGate() {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-gate-'));
  const store = openStore(dir);
  await fillStore(store);
  const release = await publishDraft(
    store,
    draftRelease('quote', () => undefined),
  );
  const { entry: live } = await promote(store, {
    move: { what: 'quote', release },
    by: 'a test',
    reason: '',
    check: createGate(store, { look: createLook(PATIENT) }),
  });
  return {
    /** What the promotion of the release as it is has said. */
    checks: live.checks,
    /**
     * Sentences that refuse a release, without its name; of one that may go live those that warn.
     * @param look opens its pages
     */
    async ask(draft: ReleaseDraft, look?: Look): Promise<string[]> {
      const { remote, digest } = draft.release;
      const move = { what: remote, release: await publishDraft(store, draft) };
      const candidate = withMove(live, { move, by: 'a test', reason: '' });
      const gate = createGate(store, { look });
      const refusal = await gate(candidate, live).then(
        ({ warnings = '' }) => warnings,
        ({ message }: Error) => message,
      );
      const prefix = new RegExp(`^${remote} ${digest} (is refused[:,] )?`);
      return refusal.split('\n').flatMap(line => (line ? [line.replace(prefix, '')] : []));
    },
    remove: () => rmSync(dir, { recursive: true }),
  };
}

/** Publishes a changed release without its source maps. */
async function publishDraft(
  store: ReleaseStore,
  { release, files }: ReleaseDraft,
): Promise<JournalEntry['shell']> {
  const name = remotePackage(release.remote);
  const built = newestRelease(name);
  const { digest, integrity } = await publish(store, {
    sourceMaps: null,
    async read(path) {
      if (path === 'release.json') return new TextEncoder().encode(JSON.stringify(release));
      // A compressed file of the build, unless the draft has changed what it is of.
      const bytes = path.endsWith('.br')
        ? files.has(path.slice(0, -3)) && readCompressed(join(built, path))
        : files.get(path);
      return bytes ? new Uint8Array(bytes) : null;
    },
  });
  return { digest, integrity };
}

function readCompressed(file: string): Uint8Array | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
