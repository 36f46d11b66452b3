import type { RemoteKey } from 'shared-contracts';

/** Where a release is, and the integrity of its release.json. */
export interface ReleaseAddress {
  /** Path of the release's folder in the store, with a slash at its end. */
  folder: string;
  integrity: string;
}

/** A release of a remote that a share of visitors should get in place of the one that all others get. */
export interface RequestedCanary {
  remote: RemoteKey;
  digest: string;
  address: ReleaseAddress;
  /** Percent of visitors. */
  share: number;
}

/** The releases that should be live together. */
export interface RequestedComposition {
  /** Changes when the composition does. */
  version: string;
  releases: ReadonlyMap<RemoteKey, ReleaseAddress>;
  canary?: RequestedCanary | undefined;
  /** Whether a promotion rehearsed it with the running shell's release. */
  isRehearsed?: boolean;
}

/** What tells which composition should be live, and where its files come from. */
export interface CompositionSource {
  /** @throws Error with one sentence when there is no valid composition */
  read(): Promise<RequestedComposition>;
  /** @throws Error when the file could not be fetched */
  fetchFile(address: string): Promise<Uint8Array<ArrayBuffer>>;
  /** A release that was live within the last 30 days. */
  findRetained(remote: RemoteKey, digest: string): Promise<ReleaseAddress | undefined>;
  /** Ends a canary for all shells. Absent where this shell may not. */
  endCanary?: ((canary: RequestedCanary, reason: string) => Promise<void>) | undefined;
}
