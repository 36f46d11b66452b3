import { describeFault, type Fault } from '@carefare/release/rehearsal';
import type { RemoteKey } from 'shared-contracts/host';
import {
  type CandidateComposition,
  type CompositionSnapshot,
  composeReleases,
  missingOf,
} from './composition-snapshot.ts';
import type { RequestedComposition } from './composition-source.ts';
import { loadComposition } from './load-composition.ts';
import { RefusedCandidateError } from './refused-candidate.ts';
import type { ReleaseArchive } from './release-archive.ts';

/**
 * Rehearses a candidate and starts what renders it.
 * @param onUnstable called when the live candidate keeps failing
 * @throws RefusedCandidateError when the candidate may not go live
 */
export type ActivateComposition = (
  candidate: CandidateComposition,
  onUnstable: (reason: string) => void,
) => Promise<CompositionSnapshot['renderer']>;

interface GoLiveOptions {
  archive: ReleaseArchive;
  /** Digest of the shell's own release. */
  shell: string;
  activate: ActivateComposition;
  /** Called when the composition with this id is live and keeps failing. */
  onUnstable(id: string, reason: string): void;
  info(message: string): void;
  warn(message: string): void;
}

/** Makes candidates live, and remembers those that are refused: they stay so. */
export function createGoLive({ archive, shell, activate, onUnstable, info, warn }: GoLiveOptions) {
  const refused = new Map<string, readonly Fault[]>();

  /** Makes a candidate live. @returns undefined when it is refused; each fault is reported */
  async function goLive(candidate: CandidateComposition): Promise<CompositionSnapshot | undefined> {
    const { id } = candidate.composition;
    const known = refused.get(id);
    for (const fault of known ?? []) warn(describeFault(fault));
    if (known) return undefined;
    try {
      const renderer = await activate(candidate, reason => onUnstable(id, reason));
      const without = missingOf(candidate).length > 0 ? `, without ${missingOf(candidate).join(', ')}` : '';
      info(`Composition ${id} is live${without}`);
      return { ...candidate, renderer };
    } catch (error) {
      if (!(error instanceof RefusedCandidateError)) throw error;
      refused.set(id, error.faults);
      for (const fault of error.faults) warn(describeFault(fault));
      return undefined;
    }
  }

  return {
    goLive,
    isRefused: (id: string): boolean => refused.has(id),
    refuse: (id: string, reason: string): void => void refused.set(id, [{ reason }]),

    /**
     * At start there is nothing to fall back to: remotes that spoil the composition are left out, one by one.
     * @throws Error when the shell does not run by itself
     */
    async goLiveFirst(requested: RequestedComposition): Promise<CompositionSnapshot> {
      const left = { ...requested.remotes };
      const missing = new Set<RemoteKey>();
      for (;;) {
        const { candidate, failures } = await loadComposition(
          { ...requested, remotes: left, isRehearsed: requested.isRehearsed && missing.size === 0 },
          { archive, shell },
        );
        for (const { message } of failures) warn(message);
        const withAllMissing = composeReleases(
          candidate.releases,
          [...missingOf(candidate), ...missing],
          shell,
        );
        const snapshot = await goLive({ ...candidate, ...withAllMissing });
        if (snapshot) return snapshot;
        if (Object.keys(left).length === 0) throw new Error('The shell does not run, even without remotes.');
        const faults = refused.get(candidate.composition.id) ?? [];
        const blamed = Object.keys(left).filter(key => faults.some(({ remote }) => remote === key));
        for (const remote of blamed.length > 0 ? blamed : Object.keys(left)) {
          delete left[remote];
          missing.add(remote);
        }
      }
    },
  };
}
