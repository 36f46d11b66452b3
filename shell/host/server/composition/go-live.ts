import { reasonOf } from '@carefare/release/error-reason';
import { describeFault } from '@carefare/release/trial';
import type { RemoteKey } from 'shared-contracts/host';
import {
  type CandidateComposition,
  type CompositionHost,
  type CompositionSnapshot,
  composeReleases,
  missingOf,
} from './composition-snapshot.ts';
import type { RequestedComposition } from './composition-source.ts';
import { type LoadResult, loadComposition } from './load-composition.ts';
import { createRefusals } from './refusals.ts';
import { RefusedCandidateError } from './refused-candidate.ts';
import type { ReleaseArchive } from './release-archive.ts';

/**
 * Tries a candidate and starts what renders it.
 * @param onUnstable called when the live candidate keeps failing
 * @throws RefusedCandidateError when the candidate may not go live
 */
export type ActivateComposition = (
  candidate: CandidateComposition,
  onUnstable: (reason: string) => void,
) => Promise<CompositionSnapshot['renderer']>;

interface GoLiveOptions extends CompositionHost {
  archive: ReleaseArchive;
  activate: ActivateComposition;
  /** Called when the composition with this id is live and keeps failing. */
  onUnstable(id: string, reason: string): void;
  info(message: string): void;
  warn(message: string): void;
}

/** At start, when there is nothing to serve yet. */
const START_TRIES = 4;

export type GoLive = ReturnType<typeof createGoLive>;

/** Makes candidates live, and remembers the refused ones. */
export function createGoLive({ archive, activate, onUnstable, info, warn, ...host }: GoLiveOptions) {
  const refusals = createRefusals();

  /** Makes a candidate live. @returns undefined when it is refused; each fault is reported */
  async function goLive(candidate: CandidateComposition): Promise<CompositionSnapshot | undefined> {
    const { id } = candidate.composition;
    if (refusals.isRefused(id)) {
      for (const fault of refusals.faultsOf(id)) warn(describeFault(fault));
      return undefined;
    }
    try {
      const renderer = await activate(candidate, reason => onUnstable(id, reason));
      refusals.forget(id);
      const without = missingOf(candidate).length > 0 ? `, without ${missingOf(candidate).join(', ')}` : '';
      info(`Composition ${id} is live${without}`);
      return { ...candidate, renderer };
    } catch (error) {
      if (!(error instanceof RefusedCandidateError)) throw error;
      refusals.add(id, error.faults);
      for (const fault of error.faults) warn(describeFault(fault));
      return undefined;
    }
  }

  /** Tries again what failed because the machine was busy. */
  async function goLiveInTime(candidate: CandidateComposition): Promise<CompositionSnapshot | undefined> {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await goLive(candidate);
      } catch (error) {
        if (attempt === START_TRIES) throw error;
        warn(reasonOf(error));
      }
  }

  async function load(requested: RequestedComposition): Promise<LoadResult> {
    const result = await loadComposition(requested, { archive, ...host });
    for (const { message } of result.failures) warn(message);
    return result;
  }

  /** Remotes that spoil the composition are left out, one by one. */
  async function goLiveInPart(
    requested: RequestedComposition,
    first: LoadResult,
  ): Promise<CompositionSnapshot> {
    const left = { ...requested.remotes };
    const missing = new Set<RemoteKey>();
    let { candidate } = first;
    for (;;) {
      const isTried = candidate.isTried === true && missing.size === 0;
      const allMissing = [...missingOf(candidate), ...missing];
      const withAllMissing = composeReleases(candidate.releases, allMissing, host);
      const snapshot = await goLiveInTime({ ...withAllMissing, isTried, faults: candidate.faults ?? [] });
      if (snapshot) return snapshot;
      if (Object.keys(left).length === 0) throw new Error('The shell does not run, even without remotes.');
      const faults = refusals.faultsOf(candidate.composition.id);
      const blamed = Object.keys(left).filter(key => faults.some(({ remote }) => remote === key));
      for (const remote of blamed.length > 0 ? blamed : Object.keys(left)) {
        delete left[remote];
        missing.add(remote);
      }
      ({ candidate } = await load({ ...requested, remotes: left }));
    }
  }

  return {
    goLive,
    refusals,

    /**
     * At start: what is requested; if it does not go live whole, the newest that was checked with this shell; else what is
     * left of the requested without the remotes that are at fault.
     * @param readOwn finds the newest that was checked with this shell
     * @returns what is live, and the number of its entry
     * @throws Error when the shell does not run by itself
     */
    async goLiveFirst(
      requested: RequestedComposition,
      readOwn: () => Promise<RequestedComposition | undefined>,
    ): Promise<{ snapshot: CompositionSnapshot; number: number }> {
      const goLiveWhole = async ({ candidate, failures }: LoadResult) =>
        failures.length > 0 ? undefined : await goLiveInTime(candidate);
      const { number } = requested;
      const first = await load(requested);
      const whole = await goLiveWhole(first);
      if (whole) return { snapshot: whole, number };
      const own = await readOwn();
      if (own && own.number !== number) {
        const snapshot = await goLiveWhole(await load(own));
        if (snapshot) return { snapshot, number: own.number };
      }
      return { snapshot: await goLiveInPart(requested, first), number };
    },
  };
}
