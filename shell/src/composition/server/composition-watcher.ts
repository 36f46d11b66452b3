import { setTimeout as pause } from 'node:timers/promises';
import { findRemovals } from '@carefare/release';
import { createValueStore } from 'shared-contracts';
import type { CandidateComposition, CompositionSnapshot } from './composition-snapshot.ts';
import type { CompositionSource, RequestedComposition } from './composition-source.ts';
import { reasonOf } from './error-reason.ts';
import type { FetchedRelease } from './fetch-release.ts';
import { loadComposition } from './load-composition.ts';
import { RefusedCandidateError } from './refused-candidate.ts';
import { createReleaseArchive, type ReleaseArchive } from './release-archive.ts';
import { createWarnings } from './warnings.ts';

const POLL_MS = 400;
const RETRY_MS = 3_000;

interface WatchOptions {
  source: CompositionSource;
  /** Digest of the shell's own release. */
  shell: string;
  /**
   * Rehearses a candidate and starts what renders it.
   * @param onUnstable called when the live candidate keeps failing
   * @throws RefusedCandidateError when the candidate may not go live
   */
  activate(
    candidate: CandidateComposition,
    onUnstable: (reason: string) => void,
  ): Promise<CompositionSnapshot['renderer']>;
  log: { info(message: string): void; warn(message: string): void };
}

export interface CompositionWatcher {
  /** What is live now. */
  readonly current: CompositionSnapshot;
  /** What was wrong with the composition requested last, one sentence a fault. */
  readonly refusals: readonly string[];
  /** The checked releases whose files the shell serves. */
  readonly archive: ReleaseArchive;
  /** Calls `listener` when another composition is live and when one is refused. @returns a function that ends the subscription */
  onChange(listener: () => void): () => void;
  stop(): void;
}

/**
 * Keeps the live composition equal to the requested one. A new composition goes live whole, after it was fetched, checked and
 * rehearsed, without a restart; a refused or unreachable one leaves the live one in place. Loads that may recover are
 * repeated. A live composition that keeps failing gives way to the one before it.
 * @throws Error when there is no valid composition at start: then there is nothing to serve
 */
export async function watchComposition({
  source,
  shell,
  activate,
  log,
}: WatchOptions): Promise<CompositionWatcher> {
  const archive = createReleaseArchive();
  const refused = new Map<string, readonly string[]>();
  const warnings = createWarnings(message => log.warn(message));
  const { warnOnce } = warnings;

  /** Makes a candidate live. @returns undefined when it is refused; each fault is reported */
  async function goLive(candidate: CandidateComposition): Promise<CompositionSnapshot | undefined> {
    const { id } = candidate.composition;
    const known = refused.get(id);
    for (const fault of known ?? []) warnOnce(fault);
    if (known) return undefined;
    try {
      const renderer = await activate(candidate, reason => void fallBack(id, reason));
      const without = candidate.missing.length > 0 ? `, without ${candidate.missing.join(', ')}` : '';
      log.info(`Composition ${id} is live${without}`);
      return { ...candidate, renderer };
    } catch (error) {
      if (!(error instanceof RefusedCandidateError)) throw error;
      refused.set(id, error.faults);
      for (const fault of error.faults) warnOnce(fault);
      return undefined;
    }
  }

  /** At start there is nothing to fall back to: remotes that spoil the composition are left out, one by one. */
  async function goLiveFirst(requested: RequestedComposition): Promise<CompositionSnapshot> {
    const left = new Map(requested.releases);
    const missing = new Set<CompositionSnapshot['missing'][number]>();
    for (;;) {
      const { candidate, failures } = await loadComposition(
        { ...requested, releases: left, isRehearsed: requested.isRehearsed && missing.size === 0 },
        { source, archive, shell },
      );
      for (const { message } of failures) warnOnce(message);
      const all = { ...candidate, missing: [...candidate.missing, ...missing] };
      const snapshot = await goLive(all);
      if (snapshot) return snapshot;
      if (left.size === 0) throw new Error('The shell does not run, even without remotes.');
      const blamed = [...left.keys()].filter(remote =>
        refused.get(candidate.composition.id)?.some(fault => fault.startsWith(`${remote} `)),
      );
      for (const remote of blamed.length > 0 ? blamed : left.keys()) {
        left.delete(remote);
        missing.add(remote);
      }
    }
  }

  let requested = await source.read();
  let loadedAt = Date.now();
  const live = createValueStore(await goLiveFirst(requested));
  const served = new Set<string>();
  const nameOf = (remote: string, { release }: FetchedRelease) => `${remote} ${release.digest}`;
  const markServed = ({ releases }: CandidateComposition): void => {
    for (const [remote, release] of releases) served.add(nameOf(remote, release));
  };
  markServed(live.get());
  let previous: CandidateComposition | undefined;
  let shouldRetry = live.get().missing.length > 0;

  function replace(snapshot: CompositionSnapshot): void {
    const before = live.get();
    previous = before;
    live.set(snapshot);
    markServed(snapshot);
    before.renderer.close();
  }

  /** The live composition keeps failing: go back to the one before it, until another one is requested. */
  async function fallBack(id: string, reason: string): Promise<void> {
    if (live.get().composition.id !== id || refused.has(id)) return;
    refused.set(id, [reason]);
    if (!previous || refused.has(previous.composition.id))
      return warnOnce(`${reason} There is no composition to go back to.`);
    warnOnce(`${reason} Going back to composition ${previous.composition.id}.`);
    const snapshot = await goLive(previous).catch((error: unknown) => warnOnce(reasonOf(error)));
    if (snapshot) replace(snapshot);
  }

  async function check(): Promise<void> {
    const { version } = requested;
    requested = await source.read();
    if (requested.version !== version) warnings.clear();
    else if (!shouldRetry || Date.now() - loadedAt < RETRY_MS) return;
    loadedAt = Date.now();
    const before = live.get();
    const { candidate, failures } = await loadComposition(requested, { source, archive, shell });
    for (const { message } of failures) warnOnce(message);
    const isBlocked = failures.some(({ remote }) => before.releases.has(remote));
    // Retry what may recover: a release that was fetched and refused stays refused.
    shouldRetry = isBlocked
      ? failures.every(({ isIncompatible }) => !isIncompatible)
      : candidate.missing.length > 0;
    if (isBlocked || candidate.composition.id === before.composition.id) return;
    // A roll-back may lack what the newer release added.
    const unserved = [...candidate.releases].filter(entry => !served.has(nameOf(...entry)));
    const removals = requested.isCompared ? [] : findRemovals({ releases: new Map(unserved) }, before);
    for (const removal of removals) warnOnce(removal);
    if (removals.length > 0) return;
    const snapshot = await goLive(candidate);
    if (snapshot) replace(snapshot);
  }

  const stopped = new AbortController();
  const poll = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await pause(POLL_MS, undefined, { signal: stopped.signal });
      await check().catch((error: unknown) => warnOnce(reasonOf(error)));
    }
  };
  poll().catch(() => undefined);

  return {
    get current() {
      return live.get();
    },
    get refusals() {
      return warnings.list;
    },
    archive,
    onChange(listener) {
      const unsubscribe = [live.subscribe(listener), warnings.subscribe(listener)];
      return () => unsubscribe.forEach(end => end());
    },
    stop() {
      stopped.abort();
      live.get().renderer.close();
    },
  };
}
