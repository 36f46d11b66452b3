import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ServedReleases, serveTestReleases } from '../../../testing/served-releases.ts';
import { createFileSource, type RequestedCanary } from './composition-source.ts';
import { type CompositionWatcher, watchComposition } from './composition-watcher.ts';
import type { ActivateComposition } from './go-live.ts';
import { RefusedCandidateError } from './refused-candidate.ts';

const [OLD, NEW, NEWER] = ['0000000000000000', '1111111111111111', '2222222222222222'];

let releases: ServedReleases;
let watcher: CompositionWatcher;
let canary: RequestedCanary | undefined;
let version: number;
const log = { info: vi.fn<(message: string) => void>(), warn: vi.fn<(message: string) => void>() };
const activate = vi.fn<ActivateComposition>();
const findReasonToStop = vi.fn<() => string | undefined>();
const judgeCanary = vi.fn(() => findReasonToStop);
const mayFetch = vi.fn<(address: string) => Promise<void> | undefined>();
const endCanary = vi.fn<(canary: RequestedCanary, reason: string) => Promise<void>>();

function request(digest: string, share: number, changes?: object): void {
  const folder = new URL('.', releases.publish('quote', digest, changes)).href;
  canary = { remote: 'quote', digest, address: { folder, integrity: undefined }, share };
  version += 1;
}

async function start(mayEnd = true): Promise<void> {
  const file = createFileSource(releases.compositionFile);
  const read = async () => {
    const requested = await file.read();
    return { ...requested, canary, version: `${version} ${requested.version}` };
  };
  const fetchFile = async (address: string) => {
    await mayFetch(address);
    return await file.fetchFile(address);
  };
  const source = { ...file, read, fetchFile, ...(mayEnd && { endCanary }) };
  watcher = await watchComposition({ source, shell: 'shell', activate, judgeCanary, log });
}
const live = () => {
  const { current, canary: beside } = watcher;
  return [
    current.composition.remotes.quote?.digest,
    beside && [beside.snapshot.composition.remotes.quote?.digest, beside.share],
  ];
};
const warnings = () => log.warn.mock.calls.flat();

beforeEach(async () => {
  for (const mock of [log.info, log.warn, judgeCanary]) mock.mockClear();
  findReasonToStop.mockReset();
  mayFetch.mockReset();
  endCanary.mockReset().mockResolvedValue();
  activate.mockReset().mockImplementation(async () => ({
    renderPage: vi.fn(),
    runAction: vi.fn(),
    close: vi.fn<() => void>(),
  }));
  canary = undefined;
  version = 1;
  releases = await serveTestReleases();
  releases.compose({ quote: releases.publish('quote', OLD), catalogue: releases.publish('catalogue', OLD) });
});
afterEach(() => {
  watcher.stop();
  releases.close();
});

it('goes live beside the stable composition, changes its share without a restart, and ends', async () => {
  request(NEW, 10);
  await start();
  await expect.poll(live).toEqual([OLD, [NEW, 10]]);
  const stable = watcher.current.composition;
  const { composition } = watcher.canary?.snapshot ?? {};
  expect(composition?.remotes.catalogue).toEqual(stable.remotes.catalogue);
  expect(judgeCanary).toHaveBeenCalledExactlyOnceWith(composition?.id, stable.id);
  expect(watcher.find(composition?.id ?? '')).toBe(watcher.canary?.snapshot);
  request(NEW, 25);
  await expect.poll(live).toEqual([OLD, [NEW, 25]]);
  expect(activate.mock.calls.map(([candidate]) => candidate.isCanary ?? false)).toEqual([false, true]);
  canary = undefined;
  version += 1;
  await expect.poll(live).toEqual([OLD, undefined]);
  // A request may still wait for its turn.
  expect(watcher.find(composition?.id ?? '')?.renderer.close).not.toHaveBeenCalled();
  expect(warnings()).toEqual([]);
});

it('follows the stable composition, and is not served beside another one', async () => {
  request(NEW, 10);
  await start();
  await expect.poll(live).toEqual([OLD, [NEW, 10]]);
  releases.compose({ quote: releases.publish('quote', OLD), catalogue: releases.publish('catalogue', NEW) });
  const catalogues = () =>
    [watcher.current, watcher.canary?.snapshot].map(each => each?.composition.remotes.catalogue?.digest);
  await expect.poll(catalogues).toEqual([NEW, NEW]);
});

it('is said and served to nobody when it is incompatible', async () => {
  request(NEW, 10, { shared: { react: '^1.0.0' } });
  await start();
  await expect.poll(warnings).toEqual([expect.stringMatching(/of quote is refused: it needs react \^1/)]);
  expect(live()).toEqual([OLD, undefined]);
  expect(activate).toHaveBeenCalledOnce();
});

it('is said and served to nobody when its rehearsal refuses it', async () => {
  request(NEW, 10);
  const fault = `quote ${NEW} is refused, rendering /contact: it answers 503.`;
  const activateAny = activate.getMockImplementation();
  activate.mockImplementation(async (candidate, onUnstable) => {
    if (candidate.isCanary) throw new RefusedCandidateError([fault]);
    return await (activateAny as ActivateComposition)(candidate, onUnstable);
  });
  await start();
  await expect.poll(warnings).toEqual([fault]);
  expect(live()).toEqual([OLD, undefined]);
});

it('is not rehearsed when its files arrive after another one was asked for', async () => {
  let arrive = () => {};
  mayFetch.mockImplementation(address =>
    address.includes(NEW) ? new Promise(resolve => (arrive = resolve)) : undefined,
  );
  request(NEW, 10);
  await start();
  await expect.poll(() => mayFetch.mock.calls.flat().join()).toContain(NEW);
  request(NEWER, 10);
  await expect.poll(live).toEqual([OLD, [NEWER, 10]]);
  mayFetch.mockReset();
  arrive();
  request(NEWER, 20);
  await expect.poll(live).toEqual([OLD, [NEWER, 20]]);
  const rehearsed = activate.mock.calls.map(([{ composition }]) => composition.remotes.quote?.digest);
  expect(rehearsed).toEqual([OLD, NEWER]);
});

it('is loaded again when it was unreachable', async () => {
  request(NEW, 10);
  const path = `/quote/${NEW}/release.json`;
  const manifest = releases.files.get(path) ?? '';
  releases.files.delete(path);
  await start();
  await expect.poll(warnings).toEqual([expect.stringContaining('could not be loaded')]);
  releases.files.set(path, manifest);
  await expect.poll(live, { timeout: 6_000 }).toEqual([OLD, [NEW, 10]]);
});

it.each([
  ['it has too many errors', () => findReasonToStop.mockReturnValue('too many errors.')],
  ['it keeps failing', () => activate.mock.lastCall?.[1]('too many errors.')],
])('stops itself when %s, tells the journal, and stays stopped', async (_case, fail) => {
  request(NEW, 10);
  await start();
  await expect.poll(live).toEqual([OLD, [NEW, 10]]);
  fail();
  await expect.poll(live).toEqual([OLD, undefined]);
  findReasonToStop.mockReturnValue(undefined);
  expect(endCanary).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ remote: 'quote', digest: NEW }),
    'too many errors.',
  );
  expect(warnings()).toEqual([`The canary quote ${NEW} is stopped: too many errors.`]);
  // Another entry that still has it.
  request(NEW, 20);
  await watcherReads();
  expect([live(), activate.mock.calls.filter(([{ isCanary }]) => isCanary)]).toEqual([
    [OLD, undefined],
    [expect.anything()],
  ]);
  // The team ended it, and tries again.
  canary = undefined;
  await watcherReads();
  request(NEW, 10);
  await expect.poll(live).toEqual([OLD, [NEW, 10]]);
});

it('stops here alone without the right to tell the journal, and says so', async () => {
  request(NEW, 10);
  await start(false);
  await expect.poll(live).toEqual([OLD, [NEW, 10]]);
  findReasonToStop.mockReturnValue('too many errors.');
  await expect.poll(live).toEqual([OLD, undefined]);
  expect(warnings()).toEqual([
    `The canary quote ${NEW} is stopped: too many errors.`,
    `The journal still has the canary quote ${NEW}: this shell has no RELEASE_CANARY_KEY.`,
  ]);
});

/** Waits until what is requested now was read: another composition that is not loaded is said. */
async function watcherReads(): Promise<void> {
  const before = log.info.mock.calls.length;
  version += 1;
  releases.compose({
    quote: releases.publish('quote', OLD),
    catalogue: releases.publish('catalogue', String(version).padStart(16, '0')),
  });
  await expect.poll(() => log.info.mock.calls.length).toBeGreaterThan(before);
}
