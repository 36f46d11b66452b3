import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkRelease } from '../commands/check.command.ts';
import { diffEntries } from '../commands/diff.command.ts';
import { listHistory } from '../commands/history.command.ts';
import { promoteRelease, retire, rollBack } from '../commands/promote.command.ts';
import { listEntries, readNewestEntry } from '../journal/journal.ts';
import { RefusedPromotionError } from '../store/refused-promotion-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { ReleasedPackage } from '../store/stored-release.ts';
import { moveUnchecked, publishLive, publishRemote, publishShell, why } from '../testing/small-releases.ts';
import { digest, openTempFolder, provideStores } from '../testing/stores.ts';
import type { Seen } from '../trial/look/seen.ts';
import type { Look } from './look.ts';
import { readCandidate } from './read-composition.ts';

const [SHELL, LIVE, NEXT, FOURTH] = [1, 2, 3, 4].map(digest) as [string, string, string, string];
const { openFolder } = provideStores();

let store: ReleaseStore;
const promote = (release: string, override?: string) =>
  promoteRelease(store, 'quote', release, { ...why, override });

beforeEach(async () => {
  store = openFolder();
  await publishLive(store, { shell: SHELL, quote: LIVE });
});

it('lets a release that breaks a rule go live only with a reason, which the journal keeps, and back', async () => {
  await publishRemote(store, 'quote', NEXT, { exposes: {}, budgets: { scripts: 0.001 } });
  const lacks = `quote ${NEXT} is refused: it lacks widget, which ${LIVE} has.`;
  const heavy = `quote ${NEXT} is refused: its scripts have 0.0 KB, their budget is 0.001 KB.`;
  await expect(promote(NEXT)).rejects.toThrow(lacks);
  await expect(checkRelease(store, 'quote', NEXT)).rejects.toThrow(heavy);
  expect(await listEntries(store)).toEqual([1, 2]);

  await promote(NEXT, 'a new form');
  const checks = (await readNewestEntry(store))?.entry.checks;
  expect(checks).toMatchObject({ names: 'passed', rehearsal: 'passed', look: 'not run' });
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

it('goes back to no release that was never live, which nothing has judged or opened', async () => {
  await publishRemote(store, 'quote', NEXT, { styles: 'body { display: none }' });
  await expect(rollBack(store, 'quote', { ...why, to: NEXT })).rejects.toThrow(
    `quote ${NEXT} was never live, so there is no way back to it: promote it.`,
  );
  expect(await listEntries(store)).toEqual([1, 2]);
});

it.each([
  ['fails its trial', { failsWith: LIVE }, 'it fails with'],
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

describe.each([
  ['gone from the store', undefined],
  ['damaged', '{}'],
])('a live release that is %s', (_case, content) => {
  beforeEach(async () => {
    for (const release of [NEXT, FOURTH]) await publishRemote(store, 'quote', release);
    await moveUnchecked(store, 'quote', NEXT);
    const file = `releases/quote/${NEXT}/release.json`;
    await store.remove(file);
    if (content) await store.create(file, new TextEncoder().encode(content));
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a roll-back', () => rollBack(store, 'quote', why)],
    ['a successor', () => promote(FOURTH)],
    ['its retirement', () => retire(store, 'quote', { ...why, override: 'it is lost' })],
  ])('is replaced by %s', async (_move, move) => {
    await move();
    expect((await readNewestEntry(store))?.entry.moved?.from).toBe(NEXT);
  });
});

it('refuses a release that is removed while it is judged', async () => {
  await publishRemote(store, 'quote', NEXT);
  const look: Look = async () => {
    await store.remove(`releases/quote/${NEXT}/release.json`);
    return { faults: [], seen: { text: {}, storage: [] } };
  };
  const move = promoteRelease(store, 'quote', NEXT, { ...why, look });
  await expect(move).rejects.toThrow(`quote ${NEXT} is refused: the store has no such release.`);
  expect(await listEntries(store)).toEqual([1, 2]);
});

describe('a look', () => {
  const seen: Seen = { text: { 'quote/contact': 900 }, storage: ['cookie visit'] };
  const looking = (result: Awaited<ReturnType<Look>>) => {
    const look = vi.fn<Look>().mockResolvedValue(result);
    const move = (name: ReleasedPackage, override?: string, withoutLook?: string) =>
      promoteRelease(store, name, NEXT, { ...why, override, look, withoutLook });
    return { look, move };
  };
  const checksNow = async () => (await readNewestEntry(store))?.entry.checks;
  beforeEach(() => publishRemote(store, 'quote', NEXT));

  it('is the last of the checks, and what it has seen is kept for the next one', async () => {
    const { look, move } = looking({ faults: [], seen });
    await move('quote');
    expect(look).toHaveBeenCalledOnce();
    expect(await checksNow()).toMatchObject({
      look: 'passed',
      seen: JSON.stringify({ ...seen, bytes: {}, loaded: {} }),
    });
    expect((await listHistory(store)).lines[0]).toMatch(/, look passed\)$/);
  });

  it('refuses in its own words, and lets pass with a reason what is not strict', async () => {
    const page = { subject: 'quote', remote: 'quote' };
    const storage = { ...page, seen: '/contact stores a cookie.', isStrict: false };
    const host = { ...page, seen: '/contact calls another host.', isStrict: true };
    const [stores, calls] = [storage, host].map(({ seen: said }) => `quote is refused: ${said}`);
    await expect(looking({ faults: [storage], seen }).move('quote')).rejects.toThrow(stores);
    const both = looking({ faults: [storage, host], seen }).move('quote', 'now');
    await expect(both).rejects.toThrow(new RefusedPromotionError(calls));
    await looking({ faults: [storage], seen }).move('quote', 'now');
    expect(await checksNow()).toMatchObject({ look: `overridden (now): ${stores}` });
  });

  it('warns after what refuses, of five things at most, and keeps all in the history', async () => {
    const warnings = Array.from({ length: 7 }, (_each, index) => `quote goes live, but it is slow ${index}.`);
    const shown = [...warnings.slice(0, 5), 'There are 2 more warnings.'];
    const fault = { subject: 'quote', remote: 'quote', seen: '/contact stores a cookie.', isStrict: false };
    const refused = looking({ faults: [fault], warnings, seen }).move('quote');
    await expect(refused).rejects.toThrow(
      new RefusedPromotionError(['quote is refused: /contact stores a cookie.', ...shown].join('\n')),
    );
    const { look, move } = looking({ faults: [], warnings, seen });
    expect((await checkRelease(store, 'quote', NEXT, { look })).lines.slice(1)).toEqual(shown);
    expect((await move('quote')).lines.slice(-shown.length)).toEqual(shown);
    expect((await listHistory(store)).lines[0]).toContain(warnings.join(' '));
  });

  it('is not taken for a roll-back, which forgets what was seen of the release', async () => {
    await looking({ faults: [], seen }).move('quote');
    await rollBack(store, 'quote', why);
    const kept = { text: {}, storage: seen.storage, bytes: {}, loaded: {} };
    expect(await checksNow()).toMatchObject({ look: 'not run', seen: JSON.stringify(kept) });
  });

  it('is needed for what goes live: without a browser only a reason will do, which stands in the history', async () => {
    await expect(looking(undefined).move('quote')).rejects.toThrow(
      /since there is no browser: .*--without-look/,
    );
    const check = checkRelease(store, 'quote', NEXT, { look: looking(undefined).look });
    await expect(check).rejects.toThrow('since there is no browser');
    const channel = { ...why, channel: 'next', look: looking(undefined).look };
    const { data } = await promoteRelease(store, 'quote', NEXT, channel);
    expect(data).toMatchObject({ checks: { look: 'not run (no browser)' } });

    const { look, move } = looking({ faults: [], seen });
    await move('quote', undefined, 'the runner has none');
    expect(look).not.toHaveBeenCalled();
    expect((await listHistory(store)).lines[0]).toMatch(/, look not run \(the runner has none\)\)$/);
  });
});

it('a release that is slow to render needs a reason, and one that styles the page cannot go live', async () => {
  await publishRemote(store, 'quote', NEXT, { isSlow: true });
  await expect(promote(NEXT)).rejects.toThrow(`quote ${NEXT} is refused, rendering /: it takes too long.`);
  await promote(NEXT, 'a sale');
  expect((await readNewestEntry(store))?.entry.checks.speed).toMatch(/^overridden \(a sale\): /);

  await publishRemote(store, 'quote', FOURTH, { styles: 'body{display:none}' });
  await expect(promote(FOURTH, 'a sale')).rejects.toThrow(/web\/style\.css has the selector "body"/);
});

it('warns of what its trial warns of, and lets it go live', async () => {
  await publishRemote(store, 'quote', NEXT, { isSilent: true });
  const { lines } = await promoteRelease(store, 'quote', NEXT, why);
  expect(lines.at(-1)).toBe(`quote ${NEXT} goes live, but it is silent.`);
});

it('renders in its trial what is not live in its shell yet, and only loads all else', async () => {
  await publishRemote(store, 'quote', NEXT, { isSlow: true });
  await promote(NEXT, 'a sale');
  await publishRemote(store, 'catalogue', FOURTH);
  await promoteRelease(store, 'catalogue', FOURTH, why);
  expect((await readNewestEntry(store))?.entry.checks.speed).toBe('passed');
  const SECOND_SHELL = digest(5);
  await publishShell(store, SECOND_SHELL);
  await expect(promoteRelease(store, 'shell', SECOND_SHELL, why)).rejects.toThrow(`quote ${NEXT} is refused`);
});

it('tries a release in a temporary folder behind a symbolic link', async () => {
  const link = join(openTempFolder(), 'link');
  symlinkSync(openTempFolder(), link);
  vi.stubEnv('TMPDIR', link);
  await publishRemote(store, 'quote', NEXT);
  await expect(checkRelease(store, 'quote', NEXT)).resolves.toHaveProperty('data.checks.rehearsal', 'passed');
});

it('says what a promotion would say, and changes nothing', async () => {
  await publishRemote(store, 'quote', NEXT);
  const { lines } = await checkRelease(store, 'quote', NEXT);
  expect(lines[0]).toMatch(
    /^quote \w+ may go live: ranges passed, names passed, styles passed, prefixes passed, pages passed, /,
  );
  expect(await listEntries(store)).toEqual([1, 2]);
});
