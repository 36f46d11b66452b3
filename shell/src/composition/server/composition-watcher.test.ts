import { appendFileSync, writeFileSync } from 'node:fs';
import type { RemoteKey } from 'shared-contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ServedReleases, serveTestReleases } from '../../../testing/served-releases.ts';
import { createFileSource } from './composition-source.ts';
import { type CompositionWatcher, watchComposition } from './composition-watcher.ts';
import { RefusedCandidateError } from './refused-candidate.ts';

const OLD = '0000000000000000';
const NEW = '1111111111111111';

let releases: ServedReleases;
let watcher: CompositionWatcher | undefined;
const log = { info: vi.fn<(message: string) => void>(), warn: vi.fn<(message: string) => void>() };
const renderer = { renderPage: vi.fn(), runAction: vi.fn(), close: vi.fn<() => void>() };
const activate = vi.fn<Parameters<typeof watchComposition>[0]['activate']>();

beforeEach(async () => {
  log.info.mockReset();
  log.warn.mockReset();
  activate.mockReset().mockResolvedValue(renderer);
  releases = await serveTestReleases();
});
afterEach(() => {
  watcher?.stop();
  releases.close();
});

const start = async () =>
  (watcher = await watchComposition({
    source: createFileSource(releases.compositionFile),
    shell: 'shell',
    activate,
    log,
  }));
const digestOf = (remote: RemoteKey) => watcher?.current.composition.remotes[remote]?.digest;
const warnings = () => log.warn.mock.calls.flat();

it('takes up a new composition without a restart', async () => {
  releases.compose({ quote: releases.publish('quote', OLD) });
  await start();
  const onChange = vi.fn();
  watcher?.onChange(onChange);
  releases.compose({ quote: releases.publish('quote', NEW) });
  await expect.poll(() => digestOf('quote')).toBe(NEW);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(log.info).toHaveBeenLastCalledWith(`Composition ${watcher?.current.composition.id} is live`);
});

it('keeps the live composition, whole, when a new release is incompatible', async () => {
  releases.compose({
    quote: releases.publish('quote', OLD),
    calculator: releases.publish('calculator', OLD),
  });
  await start();
  const before = watcher?.current;
  releases.compose({
    quote: releases.publish('quote', NEW),
    calculator: releases.publish('calculator', NEW, { shared: { react: '^1.0.0' } }),
  });
  await expect.poll(() => log.warn).toHaveBeenCalled();
  expect(watcher?.current).toBe(before);
  expect(warnings()).toEqual([expect.stringMatching(/of calculator is refused: it needs react \^1\.0\.0/)]);
});

it('goes live without remotes that are unreachable at start, warns once for each, and takes them up later', async () => {
  const { files } = releases;
  const remotes = { quote: releases.publish('quote', OLD), calculator: releases.publish('calculator', OLD) };
  const published = new Map(files);
  files.clear();
  releases.compose(remotes);
  await start();
  expect(watcher?.current.missing.toSorted()).toEqual(['calculator', 'quote']);
  expect(log.info).toHaveBeenCalledWith(expect.stringMatching(/^Composition \w+ is live, without /));
  // The loads that are repeated meanwhile fail for one of the two still.
  for (const [path, content] of published) if (path.startsWith('/quote/')) files.set(path, content);
  await expect.poll(() => digestOf('quote')).toBe(OLD);
  for (const [path, content] of published) files.set(path, content);
  await expect.poll(() => watcher?.current.missing).toEqual([]);
  const expected = Object.entries(remotes).map(
    ([remote, release]) =>
      `The release ${release} of ${remote} could not be loaded: ${release} answered 404.`,
  );
  expect(warnings().toSorted()).toEqual(expected.toSorted());
});

it('keeps the live composition when the file is broken', async () => {
  releases.compose({ quote: releases.publish('quote', OLD) });
  await start();
  writeFileSync(releases.compositionFile, '{');
  await expect.poll(() => log.warn).toHaveBeenCalled();
  expect(warnings()).toEqual(['The composition file is wrong at the top: it is not JSON.']);
  expect(digestOf('quote')).toBe(OLD);
});

it('refuses to start without a composition', async () => {
  await expect(start()).rejects.toThrow(/^COMPOSITION_FILE is wrong: ENOENT/);
});

it('keeps the live composition when the rehearsal refuses the next, and rehearses a refused one once', async () => {
  releases.compose({ quote: releases.publish('quote', OLD) });
  await start();
  const before = watcher?.current;
  const fault = `quote ${NEW} is refused, rendering /contact: it answers 503.`;
  activate.mockRejectedValue(new RefusedCandidateError([fault]));
  releases.compose({ quote: releases.publish('quote', NEW) });
  await expect.poll(() => warnings()).toEqual([fault]);
  expect(watcher?.current).toBe(before);
  appendFileSync(releases.compositionFile, '\n');
  await expect.poll(() => warnings()).toEqual([fault, fault]);
  expect(activate).toHaveBeenCalledTimes(2);
});

it('starts without the remote that the rehearsal blames', async () => {
  const fault = `quote ${OLD} is refused, loading its code: boom.`;
  activate.mockRejectedValueOnce(new RefusedCandidateError([fault]));
  releases.compose({
    quote: releases.publish('quote', OLD),
    calculator: releases.publish('calculator', OLD),
  });
  await start();
  expect(watcher?.current.missing).toEqual(['quote']);
  expect([digestOf('quote'), digestOf('calculator')]).toEqual([undefined, OLD]);
  expect(warnings()).toEqual([fault]);
});

it('starts without remotes when nobody can be blamed, and not at all when that fails too', async () => {
  const fault = 'The composition is refused: boom.';
  activate.mockRejectedValueOnce(new RefusedCandidateError([fault]));
  releases.compose({ quote: releases.publish('quote', OLD) });
  await start();
  expect(watcher?.current.missing).toEqual(['quote']);
  activate.mockRejectedValue(new RefusedCandidateError([fault]));
  await expect(start()).rejects.toThrow('The shell does not run, even without remotes.');
});

it('goes back to the composition before when the live one keeps failing, until another one is requested', async () => {
  releases.compose({ quote: releases.publish('quote', OLD) });
  await start();
  releases.compose({ quote: releases.publish('quote', NEW) });
  await expect.poll(() => digestOf('quote')).toBe(NEW);
  const fallBack = activate.mock.lastCall?.[1];
  fallBack?.('quote failed thrice.');
  fallBack?.('quote failed thrice.');
  await expect.poll(() => digestOf('quote')).toBe(OLD);
  expect(warnings()).toEqual([
    `quote failed thrice. Going back to composition ${watcher?.current.composition.id}.`,
  ]);
  const next = '2222222222222222';
  releases.compose({ quote: releases.publish('quote', next) });
  await expect.poll(() => digestOf('quote')).toBe(next);
});

it('keeps a failing composition when there is none before it', async () => {
  releases.compose({ quote: releases.publish('quote', OLD) });
  await start();
  activate.mock.lastCall?.[1]('quote failed thrice.');
  await expect.poll(warnings).toEqual(['quote failed thrice. There is no composition to go back to.']);
  expect(digestOf('quote')).toBe(OLD);
});
