import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, publish } from '@carefare/release';
import { describeFault, startTrial } from '@carefare/release/trial';
import { newestBuild } from 'e2e-stack';
import type { ReleaseDraft } from './forge-release.ts';
import { publishDraft } from './publish-draft.ts';

/** Tries a release by itself in the shell's newest release, as the gate does. @returns what is wrong with it, one sentence a fault */
export async function tryRelease(draft: ReleaseDraft): Promise<readonly string[]> {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-tried-'));
  try {
    const store = openStore(dir);
    const { digest, integrity } = await publish(store, newestBuild('shell'));
    const remotes = { [draft.release.remote]: await publishDraft(store, draft) };
    const trial = await startTrial(store, { shell: { digest, integrity }, remotes }, { isThorough: true });
    await trial.stop();
    return [...trial.faults, ...trial.slow].map(describeFault);
  } finally {
    rmSync(dir, { recursive: true });
  }
}
