import { findDifference, InvalidEntryError, listChannels, type ReleaseStore } from '@carefare/release';
import type { ChannelSource } from './composition-source.ts';

/** The channels of a release store, as they are now. @param warn called for one whose newest entry is invalid */
export function createChannelSource(store: ReleaseStore, warn: (message: string) => void): ChannelSource {
  return {
    listNames: () => listChannels(store),
    async read(channel) {
      try {
        const remotes = await findDifference(store, channel);
        return remotes && { channel, remotes };
      } catch (error) {
        if (!(error instanceof InvalidEntryError)) throw error;
        warn(error.message);
        return undefined;
      }
    },
  };
}
