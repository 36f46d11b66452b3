import {
  differenceOf,
  InvalidEntryError,
  journalOf,
  listChannels,
  type ReleaseStore,
  readNewestEntry,
} from '@carefare/release';
import type { ChannelSource } from './composition-source.ts';
import { addressesOf } from './release-address.ts';

/** The channels of a release store, as they are now. @param warn called for one whose newest entry is invalid */
export function createChannelSource(store: ReleaseStore, warn: (message: string) => void): ChannelSource {
  return {
    listNames: () => listChannels(store),
    async read(channel) {
      try {
        const difference = differenceOf((await readNewestEntry(store, journalOf(channel)))?.entry);
        return difference && { channel, releases: addressesOf(difference) };
      } catch (error) {
        if (!(error instanceof InvalidEntryError)) throw error;
        warn(error.message);
        return undefined;
      }
    },
  };
}
