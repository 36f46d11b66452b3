import { expect, it, vi } from 'vitest';
import { createTestStore } from '../../../testing/test-store.ts';
import { createChannelSource } from './channel-source.ts';

it('reads the channels of the store, and none whose newest entry is of another journal', async () => {
  const { store, files, publish, compose } = createTestStore();
  const release = publish('quote', '0123456789abcdef');
  compose({ quote: release }, { channel: 'next' });
  const entry = files.get('live/000001.json') ?? '';
  files.set('channels/next/000001.json', entry);
  files.set('channels/other/000001.json', entry);
  const warn = vi.fn<(message: string) => void>();
  const channels = createChannelSource(store, warn);
  expect(await channels.listNames()).toEqual(['next', 'other']);
  expect(await channels.read('next')).toEqual({ channel: 'next', remotes: { quote: release } });
  expect(await channels.read('other')).toBeUndefined();
  expect(warn).toHaveBeenCalledWith('Entry 1 of the channel other is one of another journal.');
});
