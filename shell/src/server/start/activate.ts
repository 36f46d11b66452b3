import { faultOf, runRehearsal } from '@carefare/release/rehearsal';
import type { CandidateComposition } from '../composition/composition-snapshot.ts';
import { RefusedCandidateError } from '../composition/refused-candidate.ts';
import { describeFault, type Faults } from '../faults.ts';
import type { KnownCompositions } from '../known-compositions.ts';
import { readInlineStyles } from '../rendering/inline-styles.ts';
import { RefusedCompositionError } from '../rendering/render-thread.ts';
import type { RenderWorkerData } from '../rendering/render-worker.ts';
import { type Renderer, startRenderer } from '../rendering/renderer.ts';
import type { ShellRelease } from './shell-release.ts';

/** A composition with so many stray errors, endless loops and ended workers within a minute gives way. */
const CRASHES_MAX = 3;
const CRASH_WINDOW_MS = 60_000;

interface ActivationOptions extends Pick<RenderWorkerData, 'config' | 'apiUrl' | 'hashKey'> {
  shell: ShellRelease;
  serverFile: string;
  workers: number;
  known: Pick<KnownCompositions, 'add'>;
  faults: Pick<Faults, 'add'>;
  warn(message: string): void;
}

/** Rehearses candidates and starts their renderers. A composition that passed its rehearsal is not rehearsed again. */
export function createActivation({ serverFile, workers, known, faults, warn, ...shared }: ActivationOptions) {
  const passed = new Set<string>();
  return async (candidate: CandidateComposition, onUnstable: (reason: string) => void): Promise<Renderer> => {
    const { composition, releases, isRehearsed = false, isDifference = false } = candidate;
    const bundles = [...releases.values()].map(({ bundle }) => bundle);
    const { shell, config } = shared;
    const styles = readInlineStyles(candidate, shell);
    if (!isRehearsed && !passed.has(composition.id)) {
      const rehearsal = await runRehearsal({ composition, bundles, shell, config }, serverFile);
      for (const words of rehearsal.printed) warn(words);
      if (rehearsal.faults.length > 0) throw new RefusedCandidateError(rehearsal.faults);
      passed.add(composition.id);
    }
    known.add(composition, isDifference);
    /** Of the last crashes, as few as may happen within a minute. */
    const crashTimes: number[] = [];
    try {
      return await startRenderer({
        ...shared,
        serverFile,
        // At most half of the visitors get it.
        workers: isDifference ? Math.ceil(workers / 2) : workers,
        composition,
        bundles,
        styles,
        onFault: ({ remote, detail, ...what }) => {
          const fault = faults.add(composition, remote, what, detail === undefined ? {} : { detail });
          if (what.kind !== 'crash') return;
          const now = Date.now();
          crashTimes.push(now);
          if (crashTimes.length < CRASHES_MAX) return;
          const first = crashTimes.shift() ?? now;
          if (now - first < CRASH_WINDOW_MS)
            onUnstable(`${describeFault(fault)} That is the third fault within a minute.`);
        },
      });
    } catch (error) {
      if (!(error instanceof RefusedCompositionError)) throw error;
      const { remote, message } = error;
      const doing = `${remote ? '' : 'The composition '}is refused, loading its code`;
      const release = remote && composition.remotes[remote]?.digest;
      throw new RefusedCandidateError([faultOf({ remote, release, doing }, message)]);
    }
  };
}
