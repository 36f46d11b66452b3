import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Composition } from 'shared-contracts/host';
import { RefusedPromotionError } from '../journal/promote.ts';
import {
  describeFault,
  type PageSize,
  type RehearsalCandidate,
  runRehearsal,
} from '../trial/run-rehearsal.ts';
import { newBeside } from './new-beside.ts';
import type { ComparedComposition } from './rule.ts';

/** No request is made to it: rehearsals answer calls of the API themselves. */
const ORIGIN = 'https://rehearsal.invalid';

const PROCESSES_MAX = 4;

/** What a rehearsal says, one sentence a fault. */
interface RehearsalFaults {
  faults: string[];
  /** Pages and widgets that take too long, likewise. */
  slow: string[];
  /** The largest last. */
  sizes: readonly PageSize[];
}

/**
 * Runs the rehearsal in the shell's release from the store, which also checks names and ranges of shared modules. Its
 * server file needs no other file of it. It loads all remotes and renders those that are not live beside this shell yet, so
 * that many remotes do not make each promotion longer. What they print goes to standard error.
 * @param isThorough renders each address that they list, in several processes at once
 * @throws RehearsalDeadlineError when the machine is too busy
 */
export async function rehearse(
  candidate: ComparedComposition,
  live: readonly ComparedComposition[],
  { isThorough = false }: { isThorough?: boolean } = {},
): Promise<RehearsalFaults> {
  const folder = mkdtempSync(join(tmpdir(), 'carefare-rehearsal-'));
  try {
    const serverFile = join(folder, 'main.cjs');
    writeFileSync(serverFile, fileOf(candidate.shell, 'server/main.cjs'));
    const described = {
      ...describeCandidate(candidate),
      rendered: newBeside(candidate, live).map(([remote]) => remote),
    };
    const parts = isThorough ? Math.min(PROCESSES_MAX, availableParallelism()) : 1;
    const rehearsals = await Promise.all(
      Array.from({ length: parts }, (_, part) =>
        runRehearsal({ ...described, share: isThorough ? { part, of: parts } : undefined }, serverFile),
      ),
    );
    for (const words of new Set(rehearsals.flatMap(({ printed }) => printed)))
      process.stderr.write(`${words}\n`);
    return {
      faults: rehearsals.flatMap(({ faults }) => faults.map(describeFault)),
      slow: rehearsals.flatMap(({ slow }) => slow.map(describeFault)),
      sizes: rehearsals.flatMap(({ sizes }) => sizes).toSorted((a, b) => a.bytes - b.bytes),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function describeCandidate({ shell, releases }: ComparedComposition): RehearsalCandidate {
  const { digest: shellDigest } = shell.release;
  const composition: Composition = { id: 'candidate', shell: shellDigest, remotes: {} };
  const bundles = [...releases].map(([remote, { release, files }]) => {
    const { container, digest, prefixes, pages, widgets, exposes, web } = release;
    const base = `/_releases/${remote}/${digest}/`;
    composition.remotes[remote] = { container, digest, prefixes, pages, widgets, exposes, web, base };
    const code = new TextDecoder().decode(files.get(release.node.file));
    return { remote, digest, filename: base + release.node.file, code };
  });
  const chunks = JSON.parse(new TextDecoder().decode(fileOf(shell, 'client/chunks.json')));
  return {
    composition,
    bundles,
    unchecked: [...releases.values()].map(({ release }) => release),
    shell: { digest: shellDigest, chunks, inlineScript: '' },
    config: { origin: ORIGIN },
  };
}

function fileOf({ release, files }: ComparedComposition['shell'], path: string): Uint8Array {
  const bytes = files.get(path);
  if (!bytes) throw new RefusedPromotionError(`shell ${release.digest} is refused: it has no ${path}.`);
  return bytes;
}
