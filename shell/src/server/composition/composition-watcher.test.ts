import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pause } from '../../../testing/stepped-pause.ts';
import { createWatched, NEW, NEWER, OLD, type Watched } from '../../../testing/watched-releases.ts';
import { missingOf } from './composition-snapshot.ts';
import type { CompositionWatcher } from './composition-watcher.ts';
import type { ActivateComposition } from './go-live.ts';
import { RefusedCandidateError } from './refused-candidate.ts';

vi.mock('node:timers/promises', async () => {
  const { pause: setTimeout } = await import('../../../testing/stepped-pause.ts');
  return { setTimeout };
});

let watched: Watched;
beforeEach(() => void (watched = createWatched()));
afterEach(() => watched.stop());

const request = (digests: { quote?: string; calculator?: string }, changes?: object) => {
  const { publish, compose } = watched.releases;
  compose({
    ...(digests.quote && { quote: publish('quote', digests.quote) }),
    ...(digests.calculator && { calculator: publish('calculator', digests.calculator, changes) }),
  });
};
async function start(digests: Parameters<typeof request>[0] = { quote: OLD }): Promise<CompositionWatcher> {
  request(digests);
  return await watched.start();
}
const digestsOf = ({ current }: CompositionWatcher) =>
  Object.fromEntries(Object.entries(current.composition.remotes).map(([key, { digest }]) => [key, digest]));

it('takes up a new composition without a restart', async () => {
  const watcher = await start();
  request({ quote: NEW });
  await watched.read();
  expect(digestsOf(watcher)).toEqual({ quote: NEW });
  expect(watched.log.info).toHaveBeenLastCalledWith(`Composition ${watcher.current.composition.id} is live`);
});

it.each([
  [undefined, 400],
  [1_000, 1_000],
])('asks what is live again after the interval that is set: %s', async (pollMs, ms) => {
  watched = createWatched({ pollMs });
  await start();
  expect(pause).toHaveBeenLastCalledWith(ms, undefined, expect.anything());
});

it.each<[string, () => void, RegExp]>([
  [
    'a new release is incompatible',
    () => request({ quote: NEW, calculator: NEW }, { shared: { react: '^1.0.0' } }),
    /of calculator is refused: it needs react \^1\.0\.0/,
  ],
  [
    'the next entry is broken',
    () => void watched.releases.files.set('live/000002.json', '{'),
    /^Entry 2 of the journal is malformed at the top: /,
  ],
])('keeps the live composition, whole, when %s', async (_case, spoil, warning) => {
  const watcher = await start({ quote: OLD, calculator: OLD });
  const before = watcher.current;
  spoil();
  await watched.read();
  expect(watcher.current).toBe(before);
  expect(watched.warnings()).toEqual([expect.stringMatching(warning)]);
});

it('goes live without remotes that are unreachable at start, warns once for each, and takes them up later', async () => {
  const { files } = watched.releases;
  request({ quote: OLD, calculator: OLD });
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
  const watcher = await start();
  const { files } = watched.releases;
  request({ quote: NEW });
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
  const watcher = await start();
  watched.activate.mockRejectedValueOnce(new Error('no worker starts'));
  request({ quote: NEW });
  await watched.read();
  expect([digestsOf(watcher), watcher.entriesBehind]).toEqual([{ quote: OLD }, 1]);
  vi.advanceTimersByTime(3_000);
  await watched.read();
  expect([digestsOf(watcher), watcher.entriesBehind]).toEqual([{ quote: NEW }, 0]);
  expect(watched.warnings()).toEqual(['no worker starts']);
});

it('tries again at start what failed for a reason of the machine', async () => {
  watched.activate.mockRejectedValueOnce(new Error('no worker starts'));
  expect(digestsOf(await start())).toEqual({ quote: OLD });
});

const OTHER_SHELL = { shell: { digest: '8888888888888888', integrity: `sha384-${'A'.repeat(64)}` } };

it('follows entries that were checked with another shell, and keeps the last good one where they are refused', async () => {
  const { publish, compose } = watched.releases;
  const watcher = await start();
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
  request({ quote: OLD });
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

it('keeps the live composition when the trial refuses the next, and tries a refused one once', async () => {
  const watcher = await start();
  const before = watcher.current;
  const fault = `quote ${NEW} is refused, rendering /contact: it answers 503.`;
  const reason = 'is refused, rendering /contact: it answers 503.';
  watched.activate.mockRejectedValue(new RefusedCandidateError([{ remote: 'quote', release: NEW, reason }]));
  request({ quote: NEW });
  await watched.read();
  expect(watched.warnings()).toEqual([fault]);
  expect(watcher.current).toBe(before);
  request({ quote: NEW });
  await watched.read();
  expect(watched.warnings()).toEqual([fault, fault]);
  expect(watched.activate).toHaveBeenCalledTimes(2);
});

it('starts without the remote that the trial blames', async () => {
  const fault = { remote: 'quote', release: OLD, reason: 'is refused, loading its code: boom.' } as const;
  watched.activate.mockRejectedValueOnce(new RefusedCandidateError([fault]));
  const watcher = await start({ quote: OLD, calculator: OLD });
  expect(missingOf(watcher.current)).toEqual(['quote']);
  expect(digestsOf(watcher)).toEqual({ calculator: OLD });
  expect(watched.warnings()).toEqual([`quote ${OLD} is refused, loading its code: boom.`]);
});

it('starts without remotes when nobody can be blamed, and not at all when that fails too', async () => {
  const fault = new RefusedCandidateError([{ reason: 'quote failed, as its sentence says.' }]);
  watched.activate.mockRejectedValueOnce(fault);
  const watcher = await start({ quote: OLD, calculator: OLD });
  expect(missingOf(watcher.current).toSorted()).toEqual(['calculator', 'quote']);
  watcher.stop();
  watched.activate.mockRejectedValue(fault);
  await expect(start()).rejects.toThrow('The shell does not run, even without remotes.');
});

it('goes back to the composition before when the live one keeps failing, until another one is requested', async () => {
  const watcher = await start();
  request({ quote: NEW });
  await watched.read();
  const fallBack = watched.activate.mock.lastCall?.[1];
  fallBack?.('quote failed thrice.');
  fallBack?.('quote failed thrice.');
  await watched.read();
  expect(digestsOf(watcher)).toEqual({ quote: OLD });
  expect(watched.warnings()).toEqual([
    `quote failed thrice. Going back to composition ${watcher.current.composition.id}.`,
  ]);
  request({ quote: NEWER });
  await watched.read();
  expect(digestsOf(watcher)).toEqual({ quote: NEWER });
});

it('takes up what is requested while it goes back to the composition before', async () => {
  const { source: file } = watched.releases;
  request({ quote: NEWER });
  let requested = await file.read();
  const watcher = await watched.start({ read: async () => requested });
  for (const digest of [OLD, NEW]) {
    request({ quote: digest });
    requested = await file.read();
    await watched.read();
  }
  const fallBack = watched.activate.mock.lastCall?.[1];
  const activated = Promise.withResolvers<void>();
  const activateAny = watched.activate.getMockImplementation() as ActivateComposition;
  watched.activate.mockImplementationOnce(async (...candidate) => {
    await activated.promise;
    return await activateAny(...candidate);
  });
  fallBack?.('quote failed thrice.');
  request({ quote: NEWER });
  requested = await file.read();
  const read = watched.read();
  // It was live already, so that nothing is fetched and all that can be done now is done.
  await new Promise(setImmediate);
  activated.resolve();
  await read;
  await new Promise(setImmediate);
  expect(digestsOf(watcher)).toEqual({ quote: NEWER });
});

it('keeps a failing composition when there is none before it', async () => {
  const watcher = await start();
  watched.activate.mock.lastCall?.[1]('quote failed thrice.');
  await watched.read();
  expect(watched.warnings()).toEqual(['quote failed thrice. There is no composition to go back to.']);
  expect(digestsOf(watcher)).toEqual({ quote: OLD });
});
