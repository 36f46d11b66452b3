import { expect, it } from 'vitest';
import { promoteRelease } from '../commands/promote.command.ts';
import { listEntries, readNewestEntry } from '../journal/journal.ts';
import type { ReleaseStore } from '../store/store.ts';
import { publishLive, publishRemote, publishShell, why } from '../testing/small-releases.ts';
import { digest, provideStores } from '../testing/stores.ts';

const before = { shell: digest(1), quote: digest(2) };
const after = { shell: digest(3), quote: digest(4) };
const CONTRACT = 'shared-contracts';
const { openFolder } = provideStores();

const promote = (store: ReleaseStore, name: 'shell' | 'quote') =>
  promoteRelease(store, name, after[name], why);

/** A shell and a remote of a major that has lost one name and won another. */
async function publishNextMajor(store: ReleaseStore): Promise<void> {
  await publishShell(store, after.shell, { [CONTRACT]: { version: '2.0.0', names: ['describeCounted'] } });
  await publishRemote(store, 'quote', after.quote, { uses: { [CONTRACT]: ['describeCounted'] } });
}

it('a major that takes names away and adds others goes live in a store of its own, in no other order', async () => {
  const old = openFolder();
  await publishLive(old, before, {
    offers: { [CONTRACT]: { version: '1.6.0', names: ['treatmentNameOf'] } },
    uses: { [CONTRACT]: ['treatmentNameOf'] },
  });
  await publishNextMajor(old);
  await expect(promote(old, 'quote')).rejects.toThrow(
    `quote ${after.quote} is refused: it uses "describeCounted" of shared-contracts, which shell ${before.shell} does not`,
  );
  await expect(promote(old, 'shell')).rejects.toThrow(
    `shell ${after.shell} is refused: it lacks "treatmentNameOf" of shared-contracts, which quote ${before.quote} uses.`,
  );
  expect(await listEntries(old)).toEqual([1, 2]);

  const own = openFolder();
  await publishNextMajor(own);
  await promote(own, 'shell');
  await promote(own, 'quote');
  expect((await readNewestEntry(own))?.entry).toMatchObject({
    shell: { digest: after.shell },
    remotes: { quote: { digest: after.quote } },
  });
});
