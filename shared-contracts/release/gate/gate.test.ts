import { beforeEach, expect, it } from 'vitest';
import { diffEntries } from '../commands/diff.command.ts';
import { checkRelease, promoteRelease, rollBack } from '../commands/promote.command.ts';
import { listEntries, readNewestEntry } from '../journal.ts';
import type { ReleaseStore } from '../store.ts';
import { publishLive, publishRemote } from '../testing/small-releases.ts';
import { digest, provideStores } from '../testing/stores.ts';
import { readCandidate } from './read-composition.ts';

const [SHELL, LIVE, NEXT] = [1, 2, 3].map(digest) as [string, string, string];
const why = { by: 'a test', reason: 'a test' };
const { openFolder } = provideStores();

let store: ReleaseStore;
const promote = (release: string, override?: string) =>
  promoteRelease(store, 'quote', release, { ...why, override });

beforeEach(async () => {
  store = openFolder();
  await publishLive(store, { shell: SHELL, quote: LIVE });
});

it('lets a release that breaks a rule go live with a reason alone, which the journal keeps, and back', async () => {
  await publishRemote(store, 'quote', NEXT, { exposes: {}, budgets: { scripts: 0.001 } });
  const lacks = `quote ${NEXT} is refused: it lacks widget, which ${LIVE} has.`;
  const heavy = `quote ${NEXT} is refused: its scripts have 0.0 KB, their budget is 0.001 KB.`;
  await expect(promote(NEXT)).rejects.toThrow(lacks);
  await expect(checkRelease(store, 'quote', NEXT)).rejects.toThrow(heavy);
  expect(await listEntries(store)).toEqual([1, 2]);

  await promote(NEXT, 'a new form');
  const checks = (await readNewestEntry(store))?.entry.checks;
  expect(checks).toMatchObject({ names: 'passed', rehearsal: 'passed', smoke: 'not run' });
  for (const [rule, fault] of Object.entries({ pages: lacks, budgets: heavy }))
    expect(checks?.[rule]).toContain(`overridden (a new form): ${fault}`);
  expect((await diffEntries(store, 2, 3)).lines).toEqual([
    `quote ${LIVE} -> ${NEXT}`,
    '  - module widget',
    '  +0.0 KB of files',
  ]);
  expect((await rollBack(store, 'quote', why)).lines).toEqual([
    `quote ${LIVE} is live with entry 4, in place of ${NEXT}`,
  ]);
});

it.each([
  ['fails its rehearsal', { failsWith: LIVE }, 'it fails with'],
  ['shares a module that the shell does not offer', { shared: { vue: '^3.0.0' } }, 'it shares vue'],
  [
    'uses a name that the shell does not offer',
    { uses: { react: ['useMagic'] } },
    'it uses "useMagic" of react',
  ],
])('lets no release go live that %s, whatever the reason', async (_case, changes, sentence) => {
  await publishRemote(store, 'catalogue', NEXT, changes);
  const move = promoteRelease(store, 'catalogue', NEXT, { ...why, override: 'now' });
  await expect(move).rejects.toThrow(`catalogue ${NEXT} is refused: ${sentence}`);
  expect(await listEntries(store)).toEqual([1, 2]);
});

it('refuses a release that is not there', async () => {
  await expect(promote(NEXT)).rejects.toThrow(`quote ${NEXT} is refused: the store has no such release.`);
});

it('refuses a release that is not there while the shell is still read', async () => {
  const newest = await readNewestEntry(store);
  if (!newest) throw new Error('The journal is empty.');
  const shell = Promise.withResolvers<never>();
  const read: ReleaseStore['read'] = path => (path.includes(SHELL) ? shell.promise : store.read(path));
  const remotes = { quote: { digest: NEXT, integrity: '' } };
  const candidate = readCandidate({ ...store, read }, { ...newest.entry, remotes });
  await expect(candidate).rejects.toThrow(`quote ${NEXT} is refused: the store has no such release.`);
  shell.reject(new Error('The store cannot be reached.'));
});

it('says what a promotion would say, and changes nothing', async () => {
  await publishRemote(store, 'quote', NEXT);
  const { lines } = await checkRelease(store, 'quote', NEXT);
  expect(lines[0]).toMatch(
    /^quote \w+ may go live: ranges passed, names passed, pages passed, budgets passed, /,
  );
  expect(await listEntries(store)).toEqual([1, 2]);
});
