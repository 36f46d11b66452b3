import { beforeEach, expect, it, vi } from 'vitest';
import {
  createWatched,
  digestsOf,
  NEW,
  NEWER,
  OLD,
  type Watched,
} from '../../../testing/watched-releases.ts';
import { missingOf } from './composition-snapshot.ts';
import type { ActivateComposition } from './go-live.ts';
import { RefusedCandidateError } from './refused-candidate.ts';

vi.mock('node:timers/promises', () => import('../../../testing/stepped-pause.ts'));

let watched: Watched;
beforeEach(() => void (watched = createWatched()));

it('keeps the live composition when the trial refuses the next, and tries a refused one once', async () => {
  const watcher = await watched.startWith();
  const before = watcher.current;
  const fault = `quote ${NEW} is refused, rendering /contact: it answers 503.`;
  const reason = 'is refused, rendering /contact: it answers 503.';
  watched.activate.mockRejectedValue(new RefusedCandidateError([{ remote: 'quote', release: NEW, reason }]));
  watched.request({ quote: NEW });
  await watched.read();
  expect(watched.warnings()).toEqual([fault]);
  expect(watcher.current).toBe(before);
  expect(before.renderer.close).not.toHaveBeenCalled();
  watched.request({ quote: NEW });
  await watched.read();
  expect(watched.warnings()).toEqual([fault, fault]);
  expect(watched.activate).toHaveBeenCalledTimes(2);
  expect(watcher.entriesBehind).toBe(2);
});

it('tries what was refused once more after a minute, since the machine may have been at fault', async () => {
  const watcher = await watched.startWith();
  const error = new RefusedCandidateError([{ reason: 'it answers 503.' }]);
  watched.activate.mockRejectedValueOnce(error);
  watched.request({ quote: NEW });
  const passMinute = async (): Promise<void> => {
    for (let reads = 0; reads < 6; reads += 1) {
      vi.setSystemTime(Date.now() + 10_000);
      await watched.read();
    }
  };
  await watched.read();
  expect(digestsOf(watcher)).toEqual({ quote: OLD });
  await passMinute();
  expect(digestsOf(watcher)).toEqual({ quote: NEW });
  watched.activate.mockRejectedValue(error);
  watched.request({ quote: NEWER });
  for (let minutes = 0; minutes < 4; minutes += 1) await passMinute();
  expect(watched.activate).toHaveBeenCalledTimes(5);
});

it('starts without the remote that the trial blames', async () => {
  const fault = { remote: 'quote', release: OLD, reason: 'is refused, loading its code: boom.' } as const;
  watched.activate.mockRejectedValueOnce(new RefusedCandidateError([fault]));
  const watcher = await watched.startWith({ quote: OLD, calculator: OLD });
  expect(missingOf(watcher.current)).toEqual(['quote']);
  expect(digestsOf(watcher)).toEqual({ calculator: OLD });
  expect(watched.warnings()).toEqual([`quote ${OLD} is refused, loading its code: boom.`]);
});

it('starts without remotes when nobody can be blamed, and not at all when that fails too', async () => {
  const fault = new RefusedCandidateError([{ reason: 'quote failed, as its sentence says.' }]);
  watched.activate.mockRejectedValueOnce(fault);
  const watcher = await watched.startWith({ quote: OLD, calculator: OLD });
  expect(missingOf(watcher.current).toSorted()).toEqual(['calculator', 'quote']);
  watcher.stop();
  watched.activate.mockRejectedValue(fault);
  await expect(watched.startWith()).rejects.toThrow('The shell does not run, even without remotes.');
});

it('goes back to the composition before when the live one keeps failing, until another one is requested', async () => {
  const watcher = await watched.startWith();
  watched.request({ quote: NEW });
  await watched.read();
  const fallBack = watched.activate.mock.lastCall?.[1];
  fallBack?.('quote failed thrice.');
  fallBack?.('quote failed thrice.');
  await watched.read();
  expect(digestsOf(watcher)).toEqual({ quote: OLD });
  expect(watched.warnings()).toEqual([
    `quote failed thrice. Going back to composition ${watcher.current.composition.id}.`,
  ]);
  watched.request({ quote: NEWER });
  await watched.read();
  expect(digestsOf(watcher)).toEqual({ quote: NEWER });
});

it('takes up what is requested while it goes back to the composition before', async () => {
  const { source: file } = watched.releases;
  watched.request({ quote: NEWER });
  let requested = await file.read();
  const watcher = await watched.start({ read: async () => requested });
  for (const digest of [OLD, NEW]) {
    watched.request({ quote: digest });
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
  watched.request({ quote: NEWER });
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
  const watcher = await watched.startWith();
  watched.activate.mock.lastCall?.[1]('quote failed thrice.');
  await watched.read();
  expect(watched.warnings()).toEqual(['quote failed thrice. There is no composition to go back to.']);
  expect(digestsOf(watcher)).toEqual({ quote: OLD });
});
