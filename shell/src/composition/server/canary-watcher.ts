import { describeFault } from '@carefare/release/rehearsal';
import type { RemoteKey } from 'shared-contracts';
import type { CompositionSnapshot } from './composition-snapshot.ts';
import type { CompositionSource, RequestedCanary, RequestedComposition } from './composition-source.ts';
import { reasonOf } from './error-reason.ts';
import type { ActivateComposition } from './go-live.ts';
import { loadComposition } from './load-composition.ts';
import { RefusedCandidateError } from './refused-candidate.ts';
import type { ReleaseArchive } from './release-archive.ts';

const RETRY_MS = 3_000;
/** A request that chose a canary may still wait for its turn when the canary ends. */
const FORGET_AFTER_MS = 10_000;

/** The live composition with one release moved, for a share of visitors. */
export interface LiveCanary {
  remote: RequestedCanary['remote'];
  /** Percent of visitors. */
  share: number;
  snapshot: CompositionSnapshot;
}

/** Begins to judge a canary of a remote beside the stable composition. @returns what tells why it should stop, if it should */
export type JudgeCanary = (canaryId: string, stableId: string, remote: RemoteKey) => () => string | undefined;

interface CanaryOptions {
  source: CompositionSource;
  archive: ReleaseArchive;
  /** Digest of the shell's own release. */
  shell: string;
  activate: ActivateComposition;
  judge: JudgeCanary;
  info(message: string): void;
  warn(message: string): void;
}

interface JudgedCanary extends LiveCanary {
  requested: RequestedCanary;
  /** Id of the composition that the others get. */
  stable: string;
  findReasonToStop: ReturnType<JudgeCanary>;
}

/**
 * Keeps the canary that the journal asks for beside the live composition, which never waits for it. One that does not load
 * is served to nobody. One that is stopped here stays so until the journal has had an entry without it.
 */
export function createCanaryWatcher({ source, archive, shell, activate, judge, info, warn }: CanaryOptions) {
  let live: JudgedCanary | undefined;
  const ended = new Set<CompositionSnapshot>();
  /** The request that was taken up last, and the composition beside it. */
  let wanted = '';
  let stopped: string | undefined;
  let retryAt = Infinity;

  function drop(): void {
    const snapshot = live?.snapshot;
    live = undefined;
    if (!snapshot) return;
    ended.add(snapshot);
    setTimeout(() => ended.delete(snapshot), FORGET_AFTER_MS).unref();
    snapshot.renderer.close();
  }

  function stop(canary: RequestedCanary, reason: string): void {
    if (stopped === nameOf(canary)) return;
    stopped = nameOf(canary);
    wanted = '';
    drop();
    warn(`The canary ${stopped} is stopped: ${reason}`);
    if (!source.endCanary)
      return warn(`The journal still has the canary ${stopped}: this shell has no RELEASE_CANARY_KEY.`);
    source.endCanary(canary, reason).catch((error: unknown) => {
      warn(`The end of the canary ${nameOf(canary)} could not be written: ${reasonOf(error)}.`);
    });
  }

  async function start(requested: RequestedComposition, canary: RequestedCanary, stable: string) {
    const attempt = wanted;
    const releases = new Map(requested.releases).set(canary.remote, canary.address);
    const { candidate, failures } = await loadComposition({ ...requested, releases }, { archive, shell });
    // Another share, another release or the end was asked for meanwhile.
    if (attempt !== wanted) return;
    for (const { message } of failures) warn(message);
    if (failures.length > 0) {
      if (failures.every(({ isIncompatible }) => !isIncompatible)) retryAt = Date.now() + RETRY_MS;
      return;
    }
    const { share, remote } = canary;
    const { id } = candidate.composition;
    if (live?.snapshot.composition.id === id && live.stable === stable) {
      live = { ...live, share, requested: canary };
    } else {
      const renderer = await activate({ ...candidate, isCanary: true }, reason => stop(canary, reason));
      if (attempt !== wanted) return renderer.close();
      drop();
      const snapshot = { ...candidate, renderer };
      live = {
        remote,
        share,
        snapshot,
        requested: canary,
        stable,
        findReasonToStop: judge(id, stable, remote),
      };
    }
    info(`Composition ${id} is live for ${share} % of visitors, with ${nameOf(canary)} as a canary`);
  }

  return {
    /** To be called again and again. @param stable the live composition; undefined when it is not the requested one */
    follow(requested: RequestedComposition, stable: string | undefined): void {
      const reason = live?.findReasonToStop();
      if (live && reason) stop(live.requested, reason);
      const { canary } = requested;
      if (!canary || nameOf(canary) !== stopped) stopped = undefined;
      const next = canary && stable && !stopped ? `${requested.version} on ${stable}` : '';
      if (next === wanted && Date.now() < retryAt) return;
      wanted = next;
      retryAt = Infinity;
      if (!canary || !stable || stopped) return drop();
      start(requested, canary, stable).catch((error: unknown) => {
        const faults = error instanceof RefusedCandidateError ? error.faults : [{ reason: reasonOf(error) }];
        for (const fault of faults) warn(describeFault(fault));
      });
    },
    /** What some visitors get beside the stable composition. */
    beside: (stable: string): LiveCanary | undefined => (live?.stable === stable ? live : undefined),
    find: (id: string): CompositionSnapshot | undefined =>
      [...(live ? [live.snapshot] : []), ...ended].find(({ composition }) => composition.id === id),
    close: (): void => live?.snapshot.renderer.close(),
  };
}

const nameOf = ({ remote, digest }: RequestedCanary): string => `${remote} ${digest}`;
