import type { RemoteKey } from 'shared-contracts/host';

/** Where a release is, and the integrity of its release.json. */
export interface ReleaseAddress {
  /** Path of the release's folder in the store, with a slash at its end. */
  folder: string;
  integrity: string;
}

/** Releases that are wanted in place of live ones. */
export interface RequestedDifference {
  /** Where they come from. */
  channel: string;
  releases: ReadonlyMap<RemoteKey, ReleaseAddress>;
}

/** What some visitors should get. */
export interface RequestedShare extends RequestedDifference {
  /** Of visitors. */
  percent: number;
}

/** The releases that should be live together. */
export interface RequestedComposition {
  /** Changes when the composition does. */
  version: string;
  releases: ReadonlyMap<RemoteKey, ReleaseAddress>;
  share?: RequestedShare | undefined;
  /** Paths of pages of retired remotes that are gone for good. */
  gone?: readonly string[];
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
}

/** Channels of previews. Shells for visitors have none. */
export interface ChannelSource {
  /** Of open and closed ones. */
  listNames(): Promise<readonly string[]>;
  /** Undefined when it is closed. */
  read(name: string): Promise<RequestedDifference | undefined>;
}
