import { reasonOf } from '@carefare/release/error-reason';
import { describeFault } from '@carefare/release/trial';
import type { RemoteKey } from 'shared-contracts/host';
import type { CompositionHost, CompositionSnapshot } from './composition-snapshot.ts';
import type { RequestedComposition, RequestedDifference } from './composition-source.ts';
import type { ActivateComposition } from './go-live.ts';
import { loadComposition } from './load-composition.ts';
import { RefusedCandidateError } from './refused-candidate.ts';
import type { ReleaseArchive } from './release-archive.ts';
import { createRetries } from './retries.ts';

/** Begins to compare a difference with the live composition. @returns what tells why it should stop, if it should */
export type WatchDifference = (
  id: string,
  liveId: string,
  remotes: readonly RemoteKey[],
) => () => string | undefined;

export interface DifferenceOptions extends CompositionHost {
  archive: ReleaseArchive;
  activate: ActivateComposition;
  watchFailures: WatchDifference;
  /** A snapshot with what the API says now. */
  asOfNow(snapshot: CompositionSnapshot): CompositionSnapshot;
  /** Called when the difference is stopped here because it fails. */
  onStop(channel: string): void;
  info(message: string): void;
  warn(message: string): void;
}

export type DifferenceRunner = ReturnType<typeof createDifferenceRunner>;

/**
 * Keeps one difference from the live composition loaded, tried and ready. The live one never waits for it. A difference that
 * does not load is served to nobody. One that is stopped stays stopped until it changes, or this shell restarts.
 */
export function createDifferenceRunner({
  archive,
  activate,
  watchFailures,
  asOfNow,
  onStop,
  info,
  warn,
  ...host
}: DifferenceOptions) {
  let current: CompositionSnapshot | undefined;
  /** Id of the composition that it differs from. */
  let currentBase = '';
  let findReasonToStop: ReturnType<WatchDifference> = () => undefined;
  /** The request that was taken up last, and the composition below it. */
  let wanted = '';
  let stopped = '';
  const retries = createRetries();
  let pending: Promise<void> = Promise.resolve();

  function drop(): void {
    current?.renderer.close();
    current = undefined;
  }

  function stop(difference: RequestedDifference, reason: string): void {
    stopped = nameOf(difference);
    wanted = '';
    drop();
    onStop(difference.channel);
    warn(`${stopped} is stopped: ${reason}`);
  }

  async function start(live: RequestedComposition, difference: RequestedDifference, base: string) {
    const attempt = wanted;
    const remotes = { ...live.remotes, ...difference.remotes };
    const { candidate, failures } = await loadComposition({ ...live, remotes }, { archive, ...host });
    // Meanwhile another difference was requested, or none.
    if (attempt !== wanted) return;
    for (const { message } of failures) warn(message);
    if (failures.length > 0) {
      if (failures.every(({ isIncompatible }) => !isIncompatible)) retries.schedule();
      return;
    }
    const { id } = candidate.composition;
    const renderer = await activate({ ...candidate, isDifference: true }, reason => {
      if (attempt === wanted) stop(difference, reason);
    });
    if (attempt !== wanted) return renderer.close();
    drop();
    findReasonToStop = watchFailures(id, base, Object.keys(difference.remotes));
    current = { ...candidate, renderer };
    currentBase = base;
    info(`Composition ${id} is ready, with ${nameOf(difference)}`);
  }

  return {
    /**
     * To be called again and again.
     * @param base id of the live composition; undefined when it is not the one that is requested
     */
    follow(
      live: RequestedComposition,
      difference: RequestedDifference | undefined,
      base: string | undefined,
    ): void {
      const asked = difference && base ? `${nameOf(difference)} on ${base}` : '';
      // While its successor is tried it would be served in that one's name, and its failures would stop that one.
      if (asked !== wanted) drop();
      const reason = current && findReasonToStop();
      if (difference && reason) stop(difference, reason);
      if (!difference || nameOf(difference) !== stopped) stopped = '';
      const next = stopped ? '' : asked;
      if (next !== wanted) retries.reset();
      else if (!retries.begin()) return;
      wanted = next;
      if (!difference || !base || stopped) return;
      pending = start(live, difference, base).catch((error: unknown) => {
        const isRefused = error instanceof RefusedCandidateError;
        // The trial of an earlier request may fail late: what was asked for since may be ready, and is not started again.
        if (!isRefused && next === wanted) retries.schedule();
        const faults = isRefused ? error.faults : [{ reason: reasonOf(error) }];
        for (const fault of faults) warn(describeFault(fault));
      });
    },
    /** Waits until what is followed is ready, or has failed to be. */
    settled: (): Promise<void> => pending,
    /** The snapshot in place of this live composition, if it is ready. */
    on: (base: string): CompositionSnapshot | undefined =>
      currentBase === base && current ? asOfNow(current) : undefined,
    /** One that is being tried is closed once that is done. */
    close(): void {
      wanted = '';
      drop();
    },
  };
}

/** As in "catalogue 0123456789abcdef of the channel next". */
const nameOf = ({ channel, remotes }: RequestedDifference): string => {
  const names = Object.entries(remotes).map(([remote, { digest }]) => `${remote} ${digest}`);
  return `${names.join(', ')} of the channel ${channel}`;
};
