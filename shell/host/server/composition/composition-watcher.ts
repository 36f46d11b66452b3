import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf } from '@carefare/release/error-reason';
import pLimit from 'p-limit';
import { type ApiState, UNASKED } from '../../../gateway/api-state.ts';
import { createApiView } from './api-view.ts';
import { type CompositionHost, type CompositionSnapshot, missingOf } from './composition-snapshot.ts';
import type { CompositionSource, RequestedComposition } from './composition-source.ts';
import { createDifferenceRunner, type DifferenceRunner, type WatchDifference } from './difference.ts';
import { type ActivateComposition, createGoLive } from './go-live.ts';
import { POLL_MS } from './intervals.ts';
import { createLiveComposition } from './live-composition.ts';
import { loadComposition } from './load-composition.ts';
import { createReleaseArchive, type ReleaseArchive } from './release-archive.ts';
import { createRetries } from './retries.ts';
import { createWarnings } from './warnings.ts';

interface WatchOptions extends CompositionHost {
  source: CompositionSource;
  activate: ActivateComposition;
  /** What the API says of itself, which pages go by; nothing by default. */
  readApi?: (() => ApiState) | undefined;
  pollMs?: number | undefined;
  watchFailures?: WatchDifference;
  onStop?(channel: string): void;
  log: { info(message: string): void; warn(message: string): void };
}

export interface LiveShare {
  /** Percent of visitors. */
  percent: number;
  snapshot: CompositionSnapshot;
}

export interface CompositionWatcher {
  /** What is live now. */
  readonly current: CompositionSnapshot;
  /** What a share of visitors gets in place of it. */
  readonly share: LiveShare | undefined;
  /** What is requested, and the id of the live composition if it is the requested one. */
  readonly requested: { composition: RequestedComposition; id: string | undefined };
  /** How many entries of the journal came after the one that is live. */
  readonly entriesBehind: number;
  /** Runs another difference from the live composition. */
  createDifferenceRunner(): DifferenceRunner;
  /** The checked releases whose files the shell serves. */
  readonly archive: ReleaseArchive;
  stop(): void;
}

/**
 * Keeps the live composition equal to the requested one. A new composition goes live whole, after it was fetched, checked and
 * tried, without a restart; a refused or unreachable one leaves the live one in place. What fails for a reason of the
 * store or of the machine is tried again. A live composition that keeps failing gives way to the one before it.
 * @throws Error when there is no valid composition at start: then there is nothing to serve
 */
export async function watchComposition({
  source,
  shell,
  readApi = () => UNASKED,
  activate,
  pollMs = POLL_MS,
  watchFailures = () => () => undefined,
  onStop = () => undefined,
  log,
}: WatchOptions): Promise<CompositionWatcher> {
  const archive = createReleaseArchive(source);
  const warnings = createWarnings(message => log.warn(message));
  const { warnOnce } = warnings;

  /** What replaces the live composition takes seconds, and must begin with the one that it replaces. */
  const oneAtATime = pLimit(1);

  const info = (message: string) => log.info(message);
  const { goLive, goLiveFirst, refusals } = createGoLive({
    archive,
    shell,
    activate,
    onUnstable: (id, reason) => void oneAtATime(() => live.giveWay(id, reason)),
    info,
    warn: warnOnce,
  });

  let requested = await source.read();
  const first = await goLiveFirst(requested, source.readOwn);
  const live = createLiveComposition(first.snapshot, { goLive, refusals, warn: warnOnce });
  const liveId = () => live.current.composition.id;
  /** Number of the entry that is live. */
  let followed = first.number;
  /** Id of what was requested last, if it could be loaded whole. */
  let requestedId = followed === requested.number ? liveId() : undefined;
  const retries = createRetries();
  if (!requestedId || missingOf(live.current).length > 0) retries.schedule();

  /** Makes live what is requested. @returns whether to try again what failed */
  async function takeUp(wanted: RequestedComposition): Promise<boolean> {
    const { candidate, failures } = await loadComposition(wanted, { archive, shell });
    for (const { message } of failures) warnOnce(message);
    const { id } = candidate.composition;
    requestedId = failures.length > 0 ? undefined : id;
    // No page of the live composition goes away because a newer release of its remote cannot be loaded.
    const isBlocked = failures.some(({ remote }) => live.current.releases.has(remote));
    // A release that was fetched and refused stays refused.
    if (isBlocked) return failures.every(({ isIncompatible }) => !isIncompatible);
    const isLive = id === liveId() || (await live.replaceWith(candidate));
    if (isLive) followed = wanted.number;
    return missingOf(candidate).length > 0 || (!isLive && refusals.isTriedAgain(id));
  }

  async function check(): Promise<void> {
    const { version } = requested;
    requested = await source.read();
    if (requested.version !== version) {
      warnings.clear();
      retries.reset();
    } else if (!retries.begin()) return;
    const isTriedLater = await takeUp(requested).catch((error: unknown) => {
      retries.schedule();
      throw error;
    });
    if (isTriedLater) retries.schedule();
  }

  const asOfNow = createApiView(readApi);
  const options = { archive, shell, asOfNow, activate, watchFailures, onStop, info, warn: warnOnce };
  const share = createDifferenceRunner(options);
  /** Undefined while something else is live than what is requested. */
  const followedId = () => (liveId() === requestedId ? requestedId : undefined);
  const stopped = new AbortController();
  const poll = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await pause(pollMs, undefined, { signal: stopped.signal });
      await oneAtATime(check).catch((error: unknown) => warnOnce(reasonOf(error)));
      share.follow(requested, requested.share, followedId());
    }
  };
  poll().catch(() => undefined);

  return {
    get current() {
      return asOfNow(live.current);
    },
    get share() {
      const snapshot = share.on(liveId());
      return snapshot && requested.share && { percent: requested.share.percent, snapshot };
    },
    get requested() {
      return { composition: requested, id: followedId() };
    },
    get entriesBehind() {
      const isLive = followedId() !== undefined && followed === requested.number;
      return isLive ? 0 : Math.max(1, requested.number - followed);
    },
    createDifferenceRunner: () => createDifferenceRunner(options),
    archive,
    stop() {
      stopped.abort();
      live.current.renderer.close();
      share.close();
    },
  };
}
