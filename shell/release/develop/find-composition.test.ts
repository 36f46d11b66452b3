import { beforeEach, expect, it } from 'vitest';
import { promoteRelease } from '../commands/promote.command.ts';
import type { ReleaseStore } from '../store/store.ts';
import { publishLive, publishRemote } from '../testing/small-releases.ts';
import { digest, provideStores } from '../testing/stores.ts';
import { findComposition } from './find-composition.ts';

const [SHELL, QUOTE, NEXT] = [digest(1), digest(2), digest(3)];
const { openFolder } = provideStores();

let store: ReleaseStore;
beforeEach(() => {
  store = openFolder();
});

it('is what is live, and with a channel what that has in place of it', async () => {
  await expect(findComposition(store, undefined)).rejects.toThrow('The store has no site yet');
  await publishLive(store, { shell: SHELL, quote: QUOTE });
  await publishRemote(store, 'quote', NEXT);
  await promoteRelease(store, 'quote', NEXT, { by: 'a test', reason: 'a test', channel: 'next' });
  const digestOf = async (channel?: string) => (await findComposition(store, channel)).remotes.quote?.digest;
  expect([await digestOf(), await digestOf('next')]).toEqual([QUOTE, NEXT]);
  await expect(digestOf('none')).rejects.toThrow('There is no open channel none.');
});
