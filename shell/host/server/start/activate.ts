import { openBuild, type ReleaseStore } from '@carefare/release';
import { faultOf, startTrial } from '@carefare/release/trial';
import type { Composition } from 'shared-contracts/host';
import type { ApiState } from '../../../gateway/api-state.ts';
import type { CandidateComposition } from '../composition/composition-snapshot.ts';
import { readInlineStyles } from '../composition/inline-styles.ts';
import { RefusedCandidateError } from '../composition/refused-candidate.ts';
import { type Faults, faultMessage } from '../faults.ts';
import type { KnownCompositions } from '../known-compositions.ts';
import { RefusedCompositionError } from '../rendering/pool/render-thread.ts';
import type { RenderWorkerData } from '../rendering/pool/render-worker.ts';
import type { PoolEvents, PoolOptions } from '../rendering/pool/render-worker-pool.ts';
import { type Renderer, startRenderer } from '../rendering/renderer.ts';
import type { ShellRelease } from '../shell-release.ts';

/** A composition with this many stray errors, endless loops and ended workers within a minute gives way, */
const CRASHES_MAX = 3;
/** or with this many full memories within ten: it takes a while to fill one. */
const windows = { crash: { ms: 60_000, text: 'a minute' }, memory: { ms: 600_000, text: 'ten minutes' } };

interface ActivationOptions
  extends Pick<RenderWorkerData, 'config' | 'hashKey'>,
    Pick<PoolOptions, 'openPort'> {
  /** What the API says of itself. */
  readApi(): ApiState;
  shell: ShellRelease;
  serverFile: string;
  /** Where the releases of candidates are. */
  store: ReleaseStore;
  workers: number;
  known: Pick<KnownCompositions, 'add'>;
  faults: Pick<Faults, 'add'>;
  warn(message: string): void;
  onFailedCall: PoolEvents['onFailedCall'];
  /** A render worker is replaced because its memory grows. */
  onGrowth(composition: Composition): void;
}

/** Tries candidates and starts their renderers. A composition that has passed its trial is not tried again. */
export function createActivation({
  serverFile,
  store,
  workers,
  known,
  faults,
  warn,
  onFailedCall,
  onGrowth,
  ...shared
}: ActivationOptions) {
  const passed = new Set<string>();
  const { digest, integrity, folder } = shared.shell;

  /** @throws RefusedCandidateError; TrialDeadlineError when the machine is too busy */
  async function tryCandidate({ releases }: CandidateComposition): Promise<void> {
    const remotes = Object.fromEntries([...releases].map(([remote, { stored }]) => [remote, stored]));
    const sourceOf = (name: string) => (name === 'shell' ? openBuild(folder) : undefined);
    const trial = await startTrial(store, { shell: { digest, integrity }, remotes }, { sourceOf });
    await trial.stop();
    for (const words of trial.printed) warn(words);
    if (trial.faults.length > 0) throw new RefusedCandidateError(trial.faults);
  }

  return async (candidate: CandidateComposition, onUnstable: (reason: string) => void): Promise<Renderer> => {
    const { composition, releases, isTried = false, isDifference = false } = candidate;
    const bundles = [...releases.values()].map(({ bundle }) => bundle);
    const styles = readInlineStyles(candidate, shared.shell);
    if (!isTried && !passed.has(composition.id)) {
      await tryCandidate(candidate);
      passed.add(composition.id);
    }
    known.add(composition, isDifference);
    /** Times of the latest faults of each kind, as many as may happen in its window. */
    const times: Record<keyof typeof windows, number[]> = { crash: [], memory: [] };
    try {
      return await startRenderer({
        ...shared,
        serverFile,
        // At most half of the visitors get it.
        workers: isDifference ? Math.ceil(workers / 2) : workers,
        composition,
        bundles,
        styles,
        onFault: ({ remote, detail, end: _end, ...what }) => {
          const fault = faults.add(composition, remote, what, detail === undefined ? {} : { detail });
          if (what.kind !== 'crash' && what.kind !== 'memory') return;
          const now = Date.now();
          const last = times[what.kind];
          last.push(now);
          if (last.length < CRASHES_MAX) return;
          const first = last.shift() ?? now;
          const { ms, text } = windows[what.kind];
          if (now - first < ms) onUnstable(`${faultMessage(fault)} That is the third fault within ${text}.`);
        },
        onFailedCall,
        onGrowth: () => onGrowth(composition),
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
