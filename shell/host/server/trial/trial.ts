import { reasonOf } from '@carefare/release/error-reason';
import { type Step, type TrialMessage, type TrialResult, type TrialScope } from '@carefare/release/trial';
import type { CandidateComposition } from '../composition/composition-snapshot.ts';
import { readInlineStyles } from '../composition/inline-styles.ts';
import { RefusedCompositionError } from '../rendering/pool/render-thread.ts';
import type { RenderWorkerData } from '../rendering/pool/render-worker.ts';
import type { PoolOptions } from '../rendering/pool/render-worker-pool.ts';
import { type Renderer, rendererOf, startPool } from '../rendering/renderer.ts';
import type { ServerSite } from '../server-site.ts';
import type { ShellRelease } from '../shell-release.ts';
import { STEP_CPU_MAX_MS } from '../time-limits.ts';
import { createCompositionTrial } from './composition-trial.ts';

interface TrialOptions extends Pick<RenderWorkerData, 'config' | 'hashKey'>, Pick<PoolOptions, 'openPort'> {
  scope: TrialScope;
  shell: ShellRelease;
  serverFile: string;
  workers: number;
  stored: ServerSite['stored'];
}

const STARTING: Step = { doing: 'starting' };
const send = (message: TrialMessage) => process.send?.(message);

/** Says it to the process that has started this one, and ends. */
const end = (message: TrialMessage): Promise<never> =>
  new Promise(() => process.send?.(message, undefined, undefined, () => process.exit()));

/** What a shell that is tried does in place of going live: it tries its composition, and serves it only without faults. */
export function createTrial({ scope, workers, stored, ...shared }: TrialOptions) {
  let result: TrialResult | undefined;
  process.once('disconnect', () => process.exit());
  send({ kind: 'step', step: STARTING });

  async function activate({ composition, releases, faults = [] }: CandidateComposition): Promise<Renderer> {
    if (faults.length > 0) return await end({ kind: 'result', result: { faults, slow: [], sizes: [] } });
    const bundles = [...releases.values()].map(({ bundle }) => bundle);
    let last: Step = STARTING;
    const trial = createCompositionTrial({
      composition,
      rendered: scope.rendered,
      isThorough: scope.isThorough ?? false,
      workers,
      stored,
      onStep: step => send({ kind: 'step', step: (last = step) }),
      onPrinted: (step, text) => send({ kind: 'printed', step, text }),
    });
    try {
      const pool = await startPool({
        ...shared,
        workers,
        workerFile: 'trial-worker.cjs',
        hangCpuMs: STEP_CPU_MAX_MS,
        composition,
        bundles,
        styles: readInlineStyles({ releases }, shared.shell),
        onFault: trial.onFault,
        onNote: trial.onNote,
        onFailedCall: () => undefined,
        onGrowth: () => undefined,
      });
      result = await trial.run(pool);
      if (result.faults.length === 0) return rendererOf(pool);
    } catch (error) {
      if (!(error instanceof RefusedCompositionError)) {
        return await end({ kind: 'busy', step: last, reason: reasonOf(error) });
      }
      trial.addFault(error.message, trial.loading(error.remote));
      result = trial.readResult();
    }
    return await end({ kind: 'result', result });
  }

  return {
    activate,
    /** To be called once the composition is served. */
    pass: (): void => void send({ kind: 'result', result: result ?? { faults: [], slow: [], sizes: [] } }),
  };
}
