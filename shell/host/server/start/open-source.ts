import { openStore, withSignatures } from '@carefare/release';
import { createChannelSource } from '../composition/channel-source.ts';
import type { CompositionSource } from '../composition/composition-source.ts';
import { createJournalSource } from '../composition/journal-source.ts';
import type { Config } from './config.ts';

interface SourceOptions {
  config: Pick<Config, 'releaseStore' | 'releaseKeys' | 'previewKeys'>;
  /** Digest of the shell's own release. */
  shell: string;
  warn(message: string): void;
}

/** Opens the release store, which tells what is live. */
export function openSource({ config, shell, warn }: SourceOptions) {
  const { releaseKeys: publicKeys, previewKeys: previewPublicKeys } = config;
  const store = withSignatures(openStore(config.releaseStore), { publicKeys, previewPublicKeys });
  const journal = createJournalSource(store, { shell, warn });
  let answeredAt = Date.now();
  const source: CompositionSource = {
    ...journal,
    async read() {
      const requested = await journal.read();
      answeredAt = Date.now();
      return requested;
    },
  };
  return {
    store,
    source,
    channels: createChannelSource(store, warn),
    /** When the store last answered, in ms. */
    answeredAt: () => answeredAt,
  };
}
