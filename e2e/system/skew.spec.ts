import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JournalEntry } from '@carefare/release';
import { root } from 'e2e-stack';
import { pathsOfKinds } from '../skew/check-pages.ts';
import { combine } from '../skew/combinations.ts';
import { publishNewest, publishOthers, writeJournal } from '../support/filled-store.ts';
import { forgeRelease } from '../support/forge-release.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 180_000 });

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
  tag: ['@shell', '@own-stack', '@nightly'],
}, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-skew-spec-'));
  const noisy = forgeRelease('catalogue', ({ release, files }) => {
    const code = Buffer.from(files.get(release.web.file) ?? '').toString();
    files.set(release.web.file, Buffer.from(`console.error('a stray error');${code}`));
  });
  const greedy = forgeRelease('quote', ({ release }) => {
    release.uses['shared-contracts/ui'] = ['Carousel'];
  });
  const before = await publishNewest(dir);
  const after = await publishOthers(dir, before, { catalogue: noisy.dir, quote: greedy.dir });
  await writeJournal(dir, [before, after]);
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

  const alone = await skew('--store', dir, '--to', '1');
  expect([alone.exitCode, alone.stderr]).toEqual([
    1,
    expect.stringMatching(/^[^\n]*The journal has no two entries to compare\n$/),
  ]);
  for (const release of [noisy, greedy]) release.remove();
  rmSync(dir, { recursive: true, force: true });
});

test('each remote is moved alone and with the others, beside the old and the new shell', {
  tag: ['@shell', '@own-stack'],
}, () => {
  const release = (digest: string) => ({ digest, integrity: '' });
  const remotes = { catalogue: release('c1'), calculator: release('k1'), quote: release('q1') };
  const before = { shell: release('s1'), remotes } as unknown as JournalEntry;
  const quote = { ...before, remotes: { ...remotes, quote: release('q2') } };
  const both = { ...before, remotes: { ...quote.remotes, catalogue: release('c2') } };
  const movesTo = (to: JournalEntry, from = before) =>
    combine(from, to).map(({ shell, moved }) => [shell, ...moved].join(' '));
  const moves = ['', ' catalogue', ' quote', ' catalogue quote'];
  expect(movesTo({ ...both, shell: release('s2') })).toEqual(
    ['old', 'new'].flatMap(shell => moves.map(move => shell + move)),
  );
  expect(movesTo(quote)).toEqual(['same', 'same quote']);
  const { quote: _added, ...without } = remotes;
  expect(movesTo(before, { ...before, remotes: without })).toEqual(['same quote']);

  const sitemap = ['/', '/treatments/a', '/treatments/b', '/treatments/a/c', '/prices']
    .map(path => `<loc>https://x${path}</loc>`)
    .join('');
  expect(pathsOfKinds(sitemap)).toEqual(['/', '/treatments/a', '/treatments/a/c', '/prices']);
});

test('the command tells wrong use in one line', { tag: ['@shell', '@own-stack'] }, async () => {
  const { exitCode, stderr } = await skew('--from', 'x', '--store', tmpdir());
  expect(exitCode).not.toBe(0);
  expect(stderr).toMatch(/^[^\n]*--from takes the number of an entry, not "x"\n$/);
});
