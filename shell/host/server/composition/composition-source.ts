import type { Difference, ReleasedPackage, Share, StoredRelease } from '@carefare/release';

/** Releases that are wanted in place of live ones, and the channel that they come from. */
export type RequestedDifference = Pick<Share, 'channel' | 'remotes'>;

/** The releases that should be live together. */
export interface RequestedComposition {
  /** The number of its entry in the journal. */
  number: number;
  /** Changes when the composition does. */
  version: string;
  remotes: Difference;
  /** What some visitors should get. */
  share?: Share | undefined;
  /** Paths of pages of retired remotes that are gone for good. */
  gone?: readonly string[];
  /** Whether a promotion tried it with the running shell's release. */
  isTried?: boolean;
}

/** Says which composition should be live, and fetches its files. */
export interface CompositionSource {
  /** @throws Error with one sentence when there is no valid composition */
  read(): Promise<RequestedComposition>;
  /** The newest that was checked with the running shell's release. */
  readOwn(): Promise<RequestedComposition | undefined>;
  /** @param path in the store @throws Error when the file could not be fetched */
  fetchFile(path: string): Promise<Uint8Array<ArrayBuffer>>;
  /** A release that was live within the last KEPT_DAYS of the release platform. */
  findRetained(name: ReleasedPackage, digest: string): Promise<StoredRelease | undefined>;
  /** The shell's releases that were live within KEPT_DAYS, the newest last. */
  listRetainedShells(): Promise<readonly StoredRelease[]>;
}

/** Channels of previews. Shells for visitors have none. */
export interface ChannelSource {
  /** Names of open and closed channels. */
  listNames(): Promise<readonly string[]>;
  /** Undefined when it is closed. */
  read(name: string): Promise<RequestedDifference | undefined>;
}
