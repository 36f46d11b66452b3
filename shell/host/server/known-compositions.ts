import type { Composition } from 'shared-contracts/host';

/** Open pages may still be of the compositions before the live one. */
const KNOWN_MAX = 20;

/** Whose code something is: `shell`, or the key of a remote. */
export type Owner = string;

/** What is counted of a composition from when it was loaded last. */
export interface Tally {
  /** Pages sent. */
  views: number;
  /** How often code failed on the server. */
  failures: Record<Owner, number>;
  /** Hashes of the networks whose browsers reported errors. */
  reporters: Set<string>;
}

export type KnownCompositions = ReturnType<typeof createKnownCompositions>;

interface Known {
  releases: Map<Owner, string>;
  tally: Tally;
  isDifference: boolean;
}

/**
 * The last compositions that were live here, and the last of shares and previews. Reports may name any composition: an unknown
 * name takes no memory and labels no metric.
 */
export function createKnownCompositions() {
  const known = new Map<string, Known>();
  return {
    /** To be called before a composition goes live. Its counts start at zero. */
    add({ id, shell, remotes }: Composition, isDifference = false): void {
      const owned = Object.entries(remotes).map(([remote, { digest }]) => [remote, digest] as const);
      known.delete(id);
      known.set(id, {
        releases: new Map<Owner, string>([['shell', shell], ...owned]),
        tally: { views: 0, failures: {}, reporters: new Set() },
        isDifference,
      });
      const alike = [...known].filter(([, other]) => other.isDifference === isDifference);
      if (alike.length > KNOWN_MAX && alike[0]) known.delete(alike[0][0]);
    },
    releaseOf: (id: string, owner: Owner): string | undefined => known.get(id)?.releases.get(owner),
    tallyOf: (id: string): Tally | undefined => known.get(id)?.tally,
  };
}
