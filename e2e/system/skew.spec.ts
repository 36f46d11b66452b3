import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JournalEntry } from '@carefare/release';
import { root } from 'e2e-stack';
import type { RemoteKey } from 'shared-contracts';
import { pathsOfKinds } from '../skew/check-pages.ts';
import { combine } from '../skew/combinations.ts';
import { publishNewest, publishOthers, writeJournal } from '../support/filled-store.ts';
import { type ForgedRelease, forgeRelease } from '../support/forge-release.ts';
import { expect, test } from '../support/test.ts';

let dir: string;
let entries: [before: JournalEntry, after: JournalEntry];
let forged: ForgedRelease[];

test.describe.configure({ timeout: 180_000 });

test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'carefare-skew-spec-'));
  const noisy = await forgeRelease('catalogue', ({ release, files }) => {
    const code = Buffer.from(files.get(release.web.file) ?? '').toString();
    files.set(release.web.file, Buffer.from(`console.error('a stray error');${code}`));
  });
  const greedy = await forgeRelease('quote', ({ release }) => {
    release.uses['shared-contracts/ui'] = ['Carousel'];
  });
  forged = [noisy, greedy];
  const before = await publishNewest(dir);
  entries = [before, await publishOthers(dir, before, { catalogue: noisy.dir, quote: greedy.dir })];
  await writeJournal(dir, entries);
});
test.afterAll(async () => {
  for (const release of forged) await release.remove();
  rmSync(dir, { recursive: true, force: true });
});

const skew = (...args: string[]) =>
  new Promise<{ exitCode: number | null; stdout: string; stderr: string }>(resolve => {
    const child = execFile(
      process.execPath,
      ['e2e/skew/skew.ts', ...args],
      { cwd: root },
      (_error, stdout, stderr) => resolve({ exitCode: child.exitCode, stdout, stderr }),
    );
  });

test('old and new releases run together: what fails, what is refused and why', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  const { exitCode, stdout, stderr } = await skew('--store', dir, '--json');
  expect(stderr).toBe('');
  const results = JSON.parse(stdout);
  expect(results).toMatchObject([
    { shell: 'same', moved: [], result: 'works', reasons: [] },
    {
      moved: ['catalogue'],
      result: 'fails',
      reasons: expect.arrayContaining([expect.stringMatching(/^\/: a stray error/)]),
    },
    {
      moved: ['quote'],
      result: 'refused',
      reasons: [expect.stringMatching(/quote is refused: it uses "Carousel" of shared-contracts\/ui/)],
    },
    { moved: ['catalogue', 'quote'], result: 'refused' },
  ]);
  expect(results[0].pages).toBeGreaterThan(15);
  expect(exitCode).toBe(1);
});

test('each remote is moved alone and with the others, beside the old and the new shell', {
  tag: ['@shell', '@own-stack'],
}, () => {
  const [before, after] = entries;
  const newShell = { ...after, shell: { ...after.shell, digest: '0123456789abcdef' } };
  const movesOf = (to: JournalEntry) =>
    combine(before, to).map(({ shell, moved }) => [shell, ...moved].join(' '));
  const moves = ['', ' catalogue', ' quote', ' catalogue quote'];
  expect(movesOf(newShell)).toEqual(['old', 'new'].flatMap(shell => moves.map(move => shell + move)));
  const one: RemoteKey = 'quote';
  expect(movesOf({ ...before, remotes: { ...before.remotes, [one]: after.remotes[one] } })).toEqual([
    'same',
    'same quote',
  ]);
  const { quote: _added, ...without } = before.remotes;
  const started = combine({ ...before, remotes: without }, before);
  expect(started.map(({ moved }) => moved)).toEqual([['quote']]);

  const sitemap = ['/', '/treatments/a', '/treatments/b', '/treatments/a/c', '/prices']
    .map(path => `<loc>https://x${path}</loc>`)
    .join('');
  expect(pathsOfKinds(sitemap)).toEqual(['/', '/treatments/a', '/treatments/a/c', '/prices']);
});

test('the command tells wrong use in one line', { tag: ['@shell', '@own-stack'] }, async () => {
  for (const [args, message] of [
    [['--from', 'x', '--store', dir], '--from takes the number of an entry, not "x"'],
    [['--store', dir, '--to', '1'], 'The journal has no two entries to compare'],
  ] as const) {
    const { exitCode, stderr } = await skew(...args);
    expect(exitCode).not.toBe(0);
    expect(stderr).toMatch(new RegExp(`^[^\\n]*${message.replaceAll(/[.?]/g, String.raw`\$&`)}\\n$`));
  }
});
