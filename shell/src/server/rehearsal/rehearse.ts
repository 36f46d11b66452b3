import { AsyncLocalStorage } from 'node:async_hooks';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { failingFetch, recordedFetch } from '@carefare/release/recorded-api';
import {
  describeFault,
  describeStep,
  type Fault,
  faultOf,
  type RehearsalCandidate,
  type Step,
} from '@carefare/release/rehearsal';
import { ApiError } from 'shared-contracts';
import { createApi, type ModuleId, type RemoteKey } from 'shared-contracts/host';
import { findIncompatibility } from '../composition/check-release.ts';
import { reasonOf } from '../composition/error-reason.ts';
import { cacheApi } from '../rendering/api-cache.ts';
import { type EvaluatedComposition, evaluateComposition } from '../rendering/evaluate-composition.ts';
import { hostOffers } from '../rendering/host-modules.ts';
import { renderModule } from '../rendering/render-module.tsx';
import { renderPage } from '../rendering/render-page.ts';
import type { RenderOptions } from '../rendering/rendered-page.ts';
import { catchStrayErrors } from '../rendering/stray-errors.ts';
import { announceCallbacks, announcePrinted, write } from './announce.ts';
import { findForeignPrefixes, findTakenSlots } from './conflicts.ts';
import { exampleOf } from './example-of.ts';
import { findChanges, readGlobalState } from './global-changes.ts';
import { findHeadFaults } from './head-faults.ts';
import { measureCpu, RENDER_MAX_MS } from './measure-cpu.ts';
import { findLostAnswers } from './stored-trips.ts';

/** Timers that code started while it was rendered get this long to fail. */
const SETTLE_MS = 250;
const HTML_MAX_BYTES = 1_000_000;
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
  /** Does one thing, which is announced to the parent first; what it changes for others is a fault. */
  async function perform(step: Step, work: () => Promise<unknown>): Promise<void> {
    write({ ...step, step: describeStep(step) });
    await steps.run(step, work).catch((error: unknown) => addFault(reasonOf(error), step));
    const after = readGlobalState();
    const [change] = findChanges(before, after);
    if (change) addFault(`it changes ${change}`, step);
    before = after;
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
  const recorded = createApi({ baseUrl: 'http://rehearsal', fetch: recordedFetch });
  const evaluated = { ...candidate, modules: new Map(modules.flatMap(map => Array.from(map))) };
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
    const options = { ...candidate, styles: {}, evaluated, skip: [], api, onError };
    const render = async <T>(work: () => Promise<T>): Promise<T> => {
      const { result, ms } = await measureCpu(work);
      const isSlow = fetch === recordedFetch && ms > RENDER_MAX_MS;
      if (isSlow)
        slow.push(
          faultOf(steps.getStore() ?? OF_NOBODY, `it takes ${ms} ms of CPU, more than ${RENDER_MAX_MS}`),
        );
      return result;
    };
    for (const [remote, { pages, prefixes }] of Object.entries(candidate.composition.remotes)) {
      if (candidate.rendered && !candidate.rendered.includes(remote)) continue;
      for (const page of pages) {
        await perform(stepOf(remote, `is refused, rendering ${page.path}${mode}`), async () => {
          const faultsBefore = faults.size;
          const example = await exampleOf(page, evaluated.modules.get(remote)?.get(page.expose), recorded);
          const { status, html } = await render(() => renderPage(example, options));
          const isUnexplained = fetch === recordedFetch && faults.size === faultsBefore;
          if (status >= 500 && isUnexplained) addFault(`it answers ${status}`);
          if (html.byteLength > HTML_MAX_BYTES) addFault('its HTML is larger than 1 MB');
          for (const fault of findHeadFaults(prefixes, page, { status, html })) addFault(fault);
        });
      }
      for (const [name, { widget }] of evaluated.modules.get(remote) ?? []) {
        if (!widget) continue;
        const id: ModuleId = `${remote}/${name}`;
        await perform(stepOf(remote, `is refused, rendering ${name}${mode}`), () =>
          render(() => renderModule(id, options)),
        );
      }
    }
    await pause(SETTLE_MS);
    if (faults.size > 0) break;
  }
  write({ faults: [...faults.keys()], values: [...faults.values()], slow });
  process.exit(0);
}
