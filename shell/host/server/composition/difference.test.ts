import type { Share } from '@carefare/release';
import { beforeEach, expect, it, vi } from 'vitest';
import { createWatched, NEW, NEWER, OLD, type Watched } from '../../../testing/watched-releases.ts';
import type { CompositionWatcher } from './composition-watcher.ts';
import type { ActivateComposition } from './go-live.ts';
import { RefusedCandidateError } from './refused-candidate.ts';

vi.mock('node:timers/promises', () => import('../../../testing/stepped-pause.ts'));

let watched: Watched;
let watcher: CompositionWatcher;
let share: Share | undefined;
let version: number;
const findReasonToStop = vi.fn<() => string | undefined>();
const watchFailures = vi.fn(() => findReasonToStop);

/** Asks for a share with another release of quote, or for none. */
function ask(percent: number | undefined, changes?: object): void {
  const quote = watched.releases.publish('quote', NEW, changes);
  share = percent ? { channel: 'next', remotes: { quote }, percent } : undefined;
  version += 1;
}
async function request(...asked: Parameters<typeof ask>): Promise<void> {
  ask(...asked);
  await watched.read();
}
function compose(catalogue: string): void {
  const { publish, compose: write } = watched.releases;
  write({ quote: publish('quote', OLD), catalogue: publish('catalogue', catalogue) });
}
async function start(): Promise<void> {
  const { source: file } = watched.releases;
  const read = async () => {
    const requested = await file.read();
    return { ...requested, share, version: `${version} ${requested.version}` };
  };
  watcher = await watched.start({ read });
}
const live = () => {
  const { current, share: beside } = watcher;
  const digests = [current, beside?.snapshot].map(each => each?.composition.remotes.quote?.digest);
  return [...digests, beside?.percent];
};

/** Starts with a share that is live. */
async function startShared(): Promise<void> {
  await start();
  await request(10);
  await expect.poll(live).toEqual([OLD, NEW, 10]);
}

beforeEach(() => {
  findReasonToStop.mockReset();
  watchFailures.mockClear();
  watched = createWatched({ watchFailures });
  share = undefined;
  version = 1;
  compose(OLD);
});

it('goes live next to the stable composition, changes its share without a restart, and ends', async () => {
  await startShared();
  const stable = watcher.current.composition;
  const { composition } = watcher.share?.snapshot ?? {};
  expect(composition?.remotes.catalogue).toEqual(stable.remotes.catalogue);
  expect(watchFailures).toHaveBeenCalledExactlyOnceWith(composition?.id, stable.id, ['quote']);
  await request(25);
  await expect.poll(live).toEqual([OLD, NEW, 25]);
  expect(watched.activate.mock.calls.map(([candidate]) => candidate.isDifference ?? false)).toEqual([
    false,
    true,
  ]);
  await request(undefined);
  expect(live()).toEqual([OLD, undefined, undefined]);
  expect(watched.warnings()).toEqual([]);
});

it('follows the stable composition, and is not served next to another one', async () => {
  await startShared();
  compose(NEW);
  await watched.read();
  const catalogues = () =>
    [watcher.current, watcher.share?.snapshot].map(each => each?.composition.remotes.catalogue?.digest);
  await expect.poll(catalogues).toEqual([NEW, NEW]);
});

/** Asks for another release in the share. The test ends its trial. */
async function replace() {
  const tried = Promise.withResolvers<Awaited<ReturnType<ActivateComposition>>>();
  const renderer = await watched.activate(
    ...(watched.activate.mock.lastCall as Parameters<ActivateComposition>),
  );
  watched.activate.mockReturnValueOnce(tried.promise);
  watched.activate.mockClear();
  share = { channel: 'next', remotes: { quote: watched.releases.publish('quote', NEWER) }, percent: 50 };
  version += 1;
  await watched.read();
  await expect.poll(() => watched.activate).toHaveBeenCalledOnce();
  return { pass: () => tried.resolve(renderer), refuse: tried.reject };
}

it('is served to nobody once another is asked for, which its failures do not stop', async () => {
  await startShared();
  const [, reportFailing] = watched.activate.mock.lastCall as Parameters<ActivateComposition>;
  findReasonToStop.mockReturnValue('too many errors.');
  const { pass } = await replace();
  expect(live()).toEqual([OLD, undefined, undefined]);
  await watched.read();
  pass();
  findReasonToStop.mockReturnValue(undefined);
  await expect.poll(live).toEqual([OLD, NEWER, 50]);
  reportFailing('it crashed while it ended.');
  await watched.read();
  expect(live()).toEqual([OLD, NEWER, 50]);
  expect(watched.warnings()).toEqual([]);
});

it('does not come back when the one that is asked for instead is refused', async () => {
  await startShared();
  const { refuse } = await replace();
  refuse(new RefusedCandidateError([{ reason: 'quote answers 503.' }]));
  await expect.poll(watched.warnings).toEqual(['quote answers 503.']);
  await watched.read();
  expect(live()).toEqual([OLD, undefined, undefined]);
});

it('is not started again when the trial of an earlier share fails late', async () => {
  await startShared();
  const { refuse } = await replace();
  await request(20);
  await expect.poll(live).toEqual([OLD, NEW, 20]);
  watched.activate.mockClear();
  refuse(new Error('the machine is busy.'));
  await expect.poll(watched.warnings).toEqual(['the machine is busy.']);
  vi.advanceTimersByTime(3_000);
  await watched.read();
  await watched.read();
  expect(watched.activate).not.toHaveBeenCalled();
});

it.each([
  ['taken back', () => request(undefined)],
  ['given no longer, since the shell ends', async () => watcher.stop()],
])('ends what was started for a share that is %s meanwhile', async (_case, end) => {
  const started = Promise.withResolvers<Awaited<ReturnType<ActivateComposition>>>();
  await start();
  const renderer = await watched.activate(
    ...(watched.activate.mock.lastCall as Parameters<ActivateComposition>),
  );
  watched.activate.mockReturnValueOnce(started.promise);
  watched.activate.mockClear();
  await request(10);
  await expect.poll(() => watched.activate).toHaveBeenCalledOnce();
  await end();
  started.resolve(renderer);
  await expect.poll(() => renderer.close).toHaveBeenCalledOnce();
  expect(live()).toEqual([OLD, undefined, undefined]);
});

it.each([
  ['it is incompatible', { shared: { react: '^1.0.0' } }, /of quote is refused: it needs react \^1/],
  ['its trial refuses it', {}, /^quote answers 503\.$/],
])('is said and served to nobody when %s', async (_case, changes, warning) => {
  const activateAny = watched.activate.getMockImplementation() as ActivateComposition;
  watched.activate.mockImplementation(async (candidate, onUnstable) => {
    if (candidate.isDifference) throw new RefusedCandidateError([{ reason: 'quote answers 503.' }]);
    return await activateAny(candidate, onUnstable);
  });
  await start();
  await request(10, changes);
  await expect.poll(watched.warnings).toEqual([expect.stringMatching(warning)]);
  expect(live()).toEqual([OLD, undefined, undefined]);
});

it('is loaded again when it was unreachable', async () => {
  await start();
  const { files } = watched.releases;
  const manifest = `releases/quote/${NEW}/release.json`;
  ask(10);
  const published = files.get(manifest) ?? '';
  files.delete(manifest);
  await watched.read();
  await expect.poll(watched.warnings).toEqual([expect.stringContaining('could not be loaded')]);
  files.set(manifest, published);
  await watched.read();
  expect(watcher.share).toBeUndefined();
  vi.advanceTimersByTime(3_000);
  await watched.read();
  await expect.poll(live).toEqual([OLD, NEW, 10]);
});

const hasErrors = () => void findReasonToStop.mockReturnValue('too many errors.');
const keepsFailing = () => watched.activate.mock.lastCall?.[1]('too many errors.');
it.each([
  ['it has too many errors', hasErrors],
  ['it keeps failing', keepsFailing],
])('stops here when %s, and stays stopped until it changes; live stays', async (_case, fail) => {
  await startShared();
  const { id } = watcher.current.composition;
  fail();
  await watched.read();
  expect(live()).toEqual([OLD, undefined, undefined]);
  expect(watcher.current.composition.id).toBe(id);
  findReasonToStop.mockReturnValue(undefined);
  expect(watched.warnings()).toEqual([`quote ${NEW} of the channel next is stopped: too many errors.`]);
  // Another entry that still has it.
  await request(20);
  expect(live()).toEqual([OLD, undefined, undefined]);
  // The team ended it, and tries again.
  await request(undefined);
  await request(10);
  await expect.poll(live).toEqual([OLD, NEW, 10]);
  expect(watched.activate.mock.calls.filter(([{ isDifference }]) => isDifference)).toHaveLength(2);
});
