import { LRUCache } from 'lru-cache';
import { type Composition, type RemoteKey, remoteKeys } from 'shared-contracts/host';
import { keyedHash } from '../security/keyed-hash.ts';

/** Open pages may still be of the compositions before the live one. */
const KNOWN_COMPOSITIONS_MAX = 20;
/** So that one visitor's broken browser, or a program, does not decide what is said of a composition. */
const ERRORS_PER_SENDER = 3;
const SENDER_WINDOW_MS = 10 * 60_000;
const SENDERS_MAX = 20_000;
/** Errors that browsers reported are confirmed once so many senders had some. */
const REPORTERS_MIN = 3;

/** What can go wrong with a part of a page: in a browser, or, `server` alone, in the shell's server. */
export type ErrorKind = 'render' | 'load' | 'integrity' | 'hydration' | 'uncaught' | 'server';
/** Whose code an error came from. */
export type Owner = RemoteKey | 'shell';

export interface PageError {
  composition: string;
  remote: Owner;
  release?: string | undefined;
  kind: ErrorKind;
  /** The client's network, if a browser reported it. Only a hash of it is kept, with a key of this process. */
  sender?: string;
}

/** How often one release had errors of one kind. */
export interface ErrorCount {
  remote: Owner;
  release: string;
  kind: ErrorKind;
  count: number;
}

export interface CompositionCounts {
  composition: string;
  /** When it went live here last; undefined for those that are not known. */
  since: string | undefined;
  views: number;
  errors: ErrorCount[];
}

interface Entry {
  since: string | undefined;
  views: number;
  /** Releases by owner. */
  releases: ReadonlyMap<Owner, string>;
  errors: Map<string, ErrorCount>;
  /** Hashes of the first senders that reported errors. */
  reporters: Set<string>;
}

const sumOf = (errors: readonly ErrorCount[]): number => errors.reduce((sum, { count }) => sum + count, 0);

/**
 * Views and errors of each composition, counted in this process since it began. Only compositions that were live here are
 * counted under their id, and only their releases by digest: the rest, which anybody can make up, counts as `none`.
 */
export function createCompositionHealth({ clock = performance }: { clock?: Pick<Performance, 'now'> } = {}) {
  const key = crypto.randomUUID();
  const entries = new Map<string, Entry>();
  const senders = new LRUCache<string, { count: number }>({
    max: SENDERS_MAX,
    ttl: SENDER_WINDOW_MS,
    ttlResolution: 0,
    perf: clock,
  });
  const createEntry = (releases: Entry['releases']): Entry => ({
    since: undefined,
    views: 0,
    releases,
    errors: new Map(),
    reporters: new Set(),
  });
  const unknown = createEntry(new Map());
  const hashOf = (composition: string, sender: string) => keyedHash(key, `${composition} ${sender}`);

  /** @returns whether this sender may count once more */
  function admit(composition: string, sender: string | undefined): boolean {
    if (sender === undefined) return true;
    const name = hashOf(composition, sender);
    const known = senders.get(name) ?? { count: 0 };
    // Only the first error sets the time, so that the window opens and closes.
    if (known.count === 0) senders.set(name, known);
    known.count += 1;
    return known.count <= ERRORS_PER_SENDER;
  }

  /** The names of what was live here, or `none`; and the shell's release of that composition. */
  function identify({ composition, remote, release }: Pick<PageError, 'composition' | 'remote' | 'release'>) {
    const releases = entries.get(composition)?.releases;
    return {
      composition: releases ? composition : 'none',
      release: release !== undefined && releases?.get(remote) === release ? release : 'none',
      shell: releases?.get('shell'),
    };
  }

  return {
    /** Begins to count for a composition; to be called before it goes live, again when it is live again. */
    addComposition({ id, shell, remotes }: Composition): void {
      const known = entries.get(id);
      const owned = remoteKeys.flatMap(remote => {
        const digest = remotes[remote]?.digest;
        return digest ? [[remote, digest] as const] : [];
      });
      const releases = new Map<Owner, string>([['shell', shell], ...owned]);
      entries.delete(id);
      const since = new Date().toISOString();
      entries.set(id, { ...(known ?? createEntry(releases)), since });
      for (const oldest of entries.keys()) {
        if (entries.size <= KNOWN_COMPOSITIONS_MAX) break;
        entries.delete(oldest);
      }
    },

    /** A page of this composition was sent. */
    countView(compositionId: string): void {
      (entries.get(compositionId) ?? unknown).views += 1;
    },

    identify,

    /** @returns the names that it counts under; undefined if the sender has had its share */
    countError({ kind, sender, ...named }: PageError) {
      const { composition, release } = identify(named);
      if (!admit(composition, sender)) return undefined;
      const { remote } = named;
      const { errors, reporters } = entries.get(composition) ?? unknown;
      if (sender !== undefined && reporters.size < REPORTERS_MIN) reporters.add(hashOf(composition, sender));
      const name = `${remote} ${release} ${kind}`;
      const counted = errors.get(name) ?? { remote, release, kind, count: 0 };
      counted.count += 1;
      errors.set(name, counted);
      return { composition, remote, release, kind };
    },

    /**
     * Views and errors of one composition, as far as no visitor alone can have made the errors up: the server's own, and
     * those that browsers reported once three senders did. Zeros for one that was never live here.
     * @returns with `failures`, the errors of these remotes' code on the server
     */
    readConfirmed(compositionId: string, owners: readonly RemoteKey[]) {
      const entry = entries.get(compositionId);
      const isConfirmed = (entry?.reporters.size ?? 0) >= REPORTERS_MIN;
      const all = [...(entry?.errors.values() ?? [])];
      const onServer = all.filter(({ kind }) => kind === 'server');
      return {
        views: entry?.views ?? 0,
        errors: sumOf(isConfirmed ? all : onServer),
        failures: sumOf(onServer.filter(({ remote }) => owners.some(owner => owner === remote))),
      };
    },

    /** All compositions, the newest first, and what belongs to none that is known. */
    snapshot(): CompositionCounts[] {
      const named = [...entries].toReversed();
      return [...named, ['none', unknown] as const].map(([composition, { since, views, errors }]) => ({
        composition,
        since,
        views,
        errors: structuredClone([...errors.values()]),
      }));
    },
  };
}
