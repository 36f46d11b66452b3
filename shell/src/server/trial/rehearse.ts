import { AsyncLocalStorage } from 'node:async_hooks';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { failingFetch, recordedFetch } from '@carefare/release/recorded-api';
import {
  describeFault,
  describeStep,
  type Fault,
  faultOf,
  type PageSize,
  type RehearsalCandidate,
  type Step,
} from '@carefare/release/rehearsal';
import { ApiError } from 'shared-contracts';
import { createApi, type RemoteKey } from 'shared-contracts/host';
import { cacheApi } from '../api/api-cache.ts';
import { findIncompatibility } from '../composition/check-release.ts';
import { reasonOf } from '../error-reason.ts';
import { type EvaluatedComposition, evaluateComposition } from '../rendering/evaluate-composition.ts';
import { hostOffers } from '../rendering/host-modules.ts';
import { catchStrayErrors } from '../rendering/pool/stray-errors.ts';
import type { RenderOptions } from '../rendering/rendered-page.ts';
import { announceCallbacks, announcePrinted, write } from './announce.ts';
import { findForeignPrefixes, findTakenSlots } from './conflicts.ts';
import { findChanges, readGlobalState } from './global-changes.ts';
import { renderRemotes } from './render-remotes.ts';
import { findLostAnswers } from './stored-trips.ts';

/** Timers that code started while it was rendered get this long to fail. */
const SETTLE_MS = 250;
const OF_NOBODY: Step = { doing: 'The composition is refused' };

/**
 * The main function of a rehearsal: loads a candidate composition, and renders every page and widget of the remotes that it
 * is about, with an API that answers and with one that is down.
 */
export async function rehearse(): Promise<void> {
  const candidate = JSON.parse(await text(process.stdin)) as RehearsalCandidate;
  /** By their sentences. */
  const faults = new Map<string, Fault>();
  const slow: Fault[] = [];
  const steps = new AsyncLocalStorage<Step>();
  announceCallbacks(steps);
  announcePrinted(steps);
  const addFault = (reason: string, step = steps.getStore() ?? OF_NOBODY) => {
    const fault = faultOf(step, reason);
    faults.set(describeFault(fault), fault);
  };
  const stepOf = (remote: RemoteKey, doing: string): Step => {
    const release = candidate.composition.remotes[remote]?.digest;
    return { remote, release, doing };
  };
  catchStrayErrors(candidate.bundles, steps, ({ remote, reason }, step = OF_NOBODY) => {
    if (remote && step.remote !== remote) addFault(reason, stepOf(remote, 'is refused'));
    else addFault(reason, step);
  });

  /** The remotes' API has its own; what calls another one calls another host. */
  const answerWith = (fetch: typeof globalThis.fetch): void => {
    globalThis.fetch = (input, init) => {
      addFault(`it calls ${new URL(new Request(input, init).url).host}`);
      return fetch(input, init);
    };
  };
  answerWith(failingFetch);
  let before = readGlobalState();
  /**
   * Does one thing, which is announced to the parent first; what it changes for others is a fault. What the work returns are
   * faults too, unless there are others, of which they would be a consequence.
   */
  async function perform(step: Step, work: () => Promise<readonly string[] | void>): Promise<void> {
    const faultsBefore = faults.size;
    write({ ...step, step: describeStep(step) });
    const found = await steps.run(step, work).catch((error: unknown) => addFault(reasonOf(error), step));
    const after = readGlobalState();
    const [change] = findChanges(before, after);
    if (change) addFault(`it changes ${change}`, step);
    before = after;
    if (faults.size === faultsBefore) for (const fault of found ?? []) addFault(fault, step);
  }

  const conflicts = [...findForeignPrefixes(candidate.composition), ...findTakenSlots(candidate.composition)];
  for (const { remote, reason } of conflicts) addFault(reason, stepOf(remote, 'is refused'));
  for (const loss of await findLostAnswers())
    addFault(loss, { doing: `shell ${candidate.shell.digest} is refused, reading stored trips` });
  for (const release of candidate.unchecked ?? []) {
    const incompatibility = findIncompatibility(release.remote, release, hostOffers);
    if (incompatibility) addFault(incompatibility, stepOf(release.remote, 'is refused'));
  }
  const modules: EvaluatedComposition['modules'][] = [];
  for (const bundle of candidate.bundles) {
    await perform(stepOf(bundle.remote, 'is refused, loading its code'), async () => {
      modules.push(evaluateComposition(candidate.composition, [bundle]).modules);
    });
  }
  const evaluated = { ...candidate, modules: new Map(modules.flatMap(map => Array.from(map))) };
  const sizes: PageSize[] = [];
  for (const [mode, fetch] of [
    ['', recordedFetch],
    [' without the API', failingFetch],
  ] as const) {
    answerWith(fetch);
    before = readGlobalState();
    const onError: RenderOptions['onError'] = (error, task) => {
      const isExpected = fetch === failingFetch && error instanceof ApiError;
      if (!isExpected) addFault(`${task} failed (${reasonOf(error)})`);
    };
    const api = cacheApi(createApi({ baseUrl: 'http://rehearsal', fetch }));
    await renderRemotes(candidate, {
      options: { ...candidate, styles: {}, evaluated, skip: [], api, onError },
      hasApi: fetch === recordedFetch,
      perform: (remote, what, work) => perform(stepOf(remote, `is refused, rendering ${what}${mode}`), work),
      addFault,
      addSlow: reason => slow.push(faultOf(steps.getStore() ?? OF_NOBODY, reason)),
      countFaults: () => faults.size,
      addSize: size => sizes.push(size),
    });
    await pause(SETTLE_MS);
    if (faults.size > 0) break;
  }
  write({ faults: [...faults.keys()], values: [...faults.values()], slow, sizes });
  process.exit(0);
}
