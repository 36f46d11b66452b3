import { faultOf, runRehearsal } from '@carefare/release/rehearsal';
import type { Logger } from 'pino';
import type { RemoteKey } from 'shared-contracts';
import { remoteOf } from '../../composition/modules.ts';
import type { CandidateComposition } from '../../composition/server/composition-snapshot.ts';
import { readInlineStyles } from '../../composition/server/inline-styles.ts';
import { RefusedCandidateError } from '../../composition/server/refused-candidate.ts';
import type { SiteHealth } from '../health/site-health.ts';
import { RefusedCompositionError } from '../rendering/render-thread.ts';
import type { RenderWorkerData } from '../rendering/render-worker.ts';
import { type Renderer, startRenderer } from '../rendering/renderer.ts';

/** A composition with so many stray errors, endless loops and ended workers within a minute gives way. */
const FAULTS_MAX = 3;
const FAULT_WINDOW_MS = 60_000;

interface ActivationOptions extends Pick<RenderWorkerData, 'shell' | 'config' | 'apiUrl' | 'hashKey'> {
  serverFile: string;
  workers: number;
  log: Logger;
  /** Called with each fault of a remote; undefined if it is not known whose. */
  countFault?: ((remote: RemoteKey | undefined) => void) | undefined;
  health: SiteHealth;
}

/** Rehearses candidates and starts their renderers. A composition that passed its rehearsal is not rehearsed again. */
export function createActivation({
  serverFile,
  workers,
  log,
  countFault,
  health,
  ...shared
}: ActivationOptions) {
  const passed = new Set<string>();
  return async (candidate: CandidateComposition, onUnstable: (reason: string) => void): Promise<Renderer> => {
    const { composition, releases, isRehearsed = false, isDifference = false } = candidate;
    const bundles = [...releases.values()].map(({ bundle }) => bundle);
    const { shell, config } = shared;
    const styles = readInlineStyles(candidate, shell);
    if (!isRehearsed && !passed.has(composition.id)) {
      const { faults } = await runRehearsal({ composition, bundles, shell, config }, serverFile);
      if (faults.length > 0) throw new RefusedCandidateError(faults);
      passed.add(composition.id);
    }
    const releaseOf = (remote: RemoteKey) => `${remote} ${composition.remotes[remote]?.digest}`;
    const namesOf = (remote: RemoteKey | undefined) => ({
      composition: composition.id,
      remote: remote ?? 'shell',
      release: remote ? composition.remotes[remote]?.digest : composition.shell,
    });
    health.counts.addComposition(composition);
    /** Of the last faults, as few as may happen within a minute. */
    const faultTimes: number[] = [];
    try {
      return await startRenderer({
        ...shared,
        serverFile,
        // At most half of the visitors get it.
        workers: isDifference ? Math.ceil(workers / 2) : workers,
        composition,
        bundles,
        styles,
        onLog: ({ message, detail, module, isFault }) => {
          const remote = module && remoteOf(module);
          if (isFault) health.addServerError(composition, remote);
          log.error({ ...namesOf(remote), module, kind: 'server', detail }, message);
        },
        onFault: ({ remote, what }) => {
          countFault?.(remote);
          health.addServerError(composition, remote);
          const message = `${remote ? releaseOf(remote) : 'The shell'}: ${what}.`;
          log.error({ ...namesOf(remote), kind: 'server' }, message);
          const now = Date.now();
          faultTimes.push(now);
          if (faultTimes.length < FAULTS_MAX) return;
          const first = faultTimes.shift() ?? now;
          if (now - first < FAULT_WINDOW_MS)
            onUnstable(`${message} That is the third fault within a minute.`);
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
