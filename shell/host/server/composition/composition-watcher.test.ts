import { beforeEach, expect, it, vi } from 'vitest';
import { setTimeout as pause } from '../../../testing/stepped-pause.ts';
import {
  createWatched,
  digestsOf,
  NEW,
  NEWER,
  OLD,
  type Watched,
} from '../../../testing/watched-releases.ts';
import { missingOf } from './composition-snapshot.ts';

vi.mock('node:timers/promises', () => import('../../../testing/stepped-pause.ts'));

let watched: Watched;
beforeEach(() => void (watched = createWatched()));

it('takes up a new composition without a restart, and ends what rendered the one before', async () => {
  const watcher = await watched.startWith();
  const { renderer } = watcher.current;
  watched.request({ quote: NEW });
  await watched.read();
  expect(digestsOf(watcher)).toEqual({ quote: NEW });
  expect(watched.log.info).toHaveBeenLastCalledWith(`Composition ${watcher.current.composition.id} is live`);
  expect(renderer.close).toHaveBeenCalledOnce();
  expect(watcher.current.renderer.close).not.toHaveBeenCalled();
});

it.each([
  [undefined, 400],
  [1_000, 1_000],
])('asks what is live again after the interval that is set: %s', async (pollMs, ms) => {
  watched = createWatched({ pollMs });
  await watched.startWith();
  expect(pause).toHaveBeenLastCalledWith(ms, undefined, expect.anything());
});

it.each<[string, () => void, RegExp]>([
  [
    'a new release is incompatible',
    () => watched.request({ quote: NEW, calculator: NEW }, { shared: { react: '^1.0.0' } }),
    /of calculator is refused: it needs react \^1\.0\.0/,
  ],
  [
    'the next entry is broken',
    () => void watched.releases.files.set('live/000002.json', '{'),
    /^Entry 2 of the journal is malformed at the top: /,
  ],
])('keeps the live composition, whole, when %s', async (_case, spoil, warning) => {
  const watcher = await watched.startWith({ quote: OLD, calculator: OLD });
  const before = watcher.current;
  spoil();
  await watched.read();
  expect(watcher.current).toBe(before);
  expect(watched.warnings()).toEqual([expect.stringMatching(warning)]);
});

it('goes live without remotes that are unreachable at start, warns once for each, and takes them up later', async () => {
  const { files } = watched.releases;
  watched.request({ quote: OLD, calculator: OLD });
  const published = [...files].filter(([path]) => path.startsWith('releases/'));
  for (const [path] of published) files.delete(path);
  const watcher = await watched.start();
  expect(missingOf(watcher.current).toSorted()).toEqual(['calculator', 'quote']);
  expect(watched.log.info).toHaveBeenCalledWith(expect.stringMatching(/^Composition \w+ is live, without /));
  for (const [path, content] of published) if (path.startsWith('releases/quote/')) files.set(path, content);
  await watched.read();
  expect(digestsOf(watcher)).toEqual({});
  vi.advanceTimersByTime(3_000);
  await watched.read();
  expect(digestsOf(watcher)).toEqual({ quote: OLD });
  for (const [path, content] of published) files.set(path, content);
  vi.advanceTimersByTime(10_000);
  await watched.read();
  expect(missingOf(watcher.current)).toEqual([]);
  expect(watched.warnings().toSorted()).toEqual([
    expect.stringMatching(
      /^The release \S+ of calculator could not be loaded: the release store has no \S+\.$/,
    ),
    expect.stringMatching(/^The release \S+ of quote could not be loaded: the release store has no \S+\.$/),
  ]);
});

it('fetches what was damaged on the way again, after 3, 10, 30 and 60 s, and does not hold it against the release', async () => {
  const watcher = await watched.startWith();
  const { files } = watched.releases;
  watched.request({ quote: NEW });
  const file = `releases/quote/${NEW}/web/entry.js`;
  const whole = files.get(file) ?? '';
  files.set(file, '// cut o');
  const reads = () => watched.releases.reads.filter(path => path === file).length;
  await watched.read();
  expect(reads()).toBe(1);
  for (const seconds of [3, 10, 30, 60, 60]) {
    const before = reads();
    vi.advanceTimersByTime(seconds * 1_000 - 1);
    await watched.read();
    expect(reads(), `${seconds} s`).toBe(before);
    vi.advanceTimersByTime(1);
    await watched.read();
    expect(reads(), `${seconds} s`).toBe(before + 1);
  }
  expect([digestsOf(watcher), watcher.entriesBehind]).toEqual([{ quote: OLD }, 1]);
  files.set(file, whole);
  vi.advanceTimersByTime(60_000);
  await watched.read();
  expect([digestsOf(watcher), watcher.entriesBehind]).toEqual([{ quote: NEW }, 0]);
  expect(watched.warnings()).toEqual([
    `The release releases/quote/${NEW}/release.json of quote could not be loaded: web/entry.js has a wrong integrity.`,
  ]);
});

it('tries a composition again whose start failed for a reason of the machine', async () => {
  const watcher = await watched.startWith();
  watched.activate.mockRejectedValueOnce(new Error('no worker starts'));
  watched.request({ quote: NEW });
  await watched.read();
  expect([digestsOf(watcher), watcher.entriesBehind]).toEqual([{ quote: OLD }, 1]);
  vi.advanceTimersByTime(3_000);
  await watched.read();
  expect([digestsOf(watcher), watcher.entriesBehind]).toEqual([{ quote: NEW }, 0]);
  expect(watched.warnings()).toEqual(['no worker starts']);
});

it('tries again at start what failed for a reason of the machine', async () => {
  watched.activate.mockRejectedValueOnce(new Error('no worker starts'));
  expect(digestsOf(await watched.startWith())).toEqual({ quote: OLD });
});

const OTHER_SHELL = { shell: { digest: '8888888888888888', integrity: `sha384-${'A'.repeat(64)}` } };

it('follows entries that were checked with another shell, and keeps the last good one where they are refused', async () => {
  const { publish, compose } = watched.releases;
  const watcher = await watched.startWith();
  compose({ quote: publish('quote', NEW) }, OTHER_SHELL);
  await watched.read();
  expect([digestsOf(watcher), watcher.entriesBehind]).toEqual([{ quote: NEW }, 0]);
  compose({ quote: publish('quote', NEWER, { shared: { react: '^20.0.0' } }) }, OTHER_SHELL);
  compose({ quote: publish('quote', NEWER, { shared: { react: '^20.0.0' } }) }, OTHER_SHELL);
  await watched.read();
  expect([digestsOf(watcher), watcher.entriesBehind]).toEqual([{ quote: NEW }, 2]);
  compose({ quote: publish('quote', OLD) }, OTHER_SHELL);
  await watched.read();
  expect([digestsOf(watcher), watcher.entriesBehind]).toEqual([{ quote: OLD }, 0]);
});

it('starts with the newest entry of its own shell, whole, where a newer one is refused', async () => {
  const { publish, compose } = watched.releases;
  watched.request({ quote: OLD });
  compose({ quote: publish('quote', NEW, { shared: { react: '^20.0.0' } }) }, OTHER_SHELL);
  const watcher = await watched.start();
  expect([digestsOf(watcher), watcher.entriesBehind]).toEqual([{ quote: OLD }, 1]);
  expect(watched.warnings()).toEqual([expect.stringMatching(/of quote is refused: it needs react \^20/)]);
  compose({ quote: publish('quote', NEWER) }, OTHER_SHELL);
  await watched.read();
  expect([digestsOf(watcher), watcher.entriesBehind]).toEqual([{ quote: NEWER }, 0]);
});

it('refuses to start without a composition', async () => {
  await expect(watched.start()).rejects.toThrow('RELEASE_STORE is wrong: its journal has no valid entry');
});
