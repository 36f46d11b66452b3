import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { reasonOf } from '@carefare/release/error-reason';
import pLimit from 'p-limit';
import { ApiError } from 'shared-contracts';
import { createApi, type RemoteKey } from 'shared-contracts/host';
import { cacheApi } from '../../../gateway/api-cache.ts';
import { GATEWAY_URL } from '../../../gateway/ask-gateway.ts';
import { BundleError, evaluateComposition } from '../rendering/evaluate-composition.ts';
import { RUNNING_STEP, type TrialNote } from '../rendering/pool/messages.ts';
import type { StartWorkerTrial } from '../rendering/pool/render-worker.ts';
import { catchStrayErrors } from '../rendering/pool/stray-errors.ts';
import { watchGlobals } from './global-changes.ts';
import { watchOpen } from './left-open.ts';
import { watchTimers } from './left-timers.ts';
import { type Machine, watchMachine } from './machine.ts';
import { performTask } from './perform-task.ts';
import type { Task } from './task.ts';

const PRINTED_MAX = 200;
/** How often a step is done on a machine that is late each time. */
const TRIES = 4;
/** Reading all that could be changed takes 10 ms. A page has hundreds of addresses: beyond the first it is not read for each. */
const LOOK_EVERY_MS = 200;

const INTERVAL = 'it leaves an interval running';

/** Every call fails as if the API were down. */
const failingFetch = async (): Promise<Response> =>
  Response.json({ title: 'The trial has no API', status: 503 }, { status: 503 });

/**
 * Lets a render worker try the code of remotes: it notes the faults of each step, also of callbacks that run later, and
 * what the code prints, calls and changes for others. The first steps are to load the bundles, by their order.
 */
export const startWorkerTrial: StartWorkerTrial = (
  { composition, bundles, ...data },
  fetchApi,
  state,
  note,
) => {
  const steps = new AsyncLocalStorage<number>();
  const enter = (step: number) => Atomics.store(state, RUNNING_STEP, step);
  /** How many faults each step has. */
  const counts = new Map<number, number>();
  const countOf = (step: number) => counts.get(step) ?? 0;
  /** What is noted of the step that is under way: its faults do not count if the machine is late. */
  let pending: { step: number; notes: TrialNote[] } | undefined;
  const add = (kind: TrialNote['kind'], text: string, step = steps.getStore(), remote?: RemoteKey) => {
    if (step === undefined) return;
    if (kind === 'fault') counts.set(step, countOf(step) + 1);
    const noted = { step, kind, text, remote };
    if (step === pending?.step && kind !== 'printed') pending.notes.push(noted);
    else note(noted);
  };
  const addFault = (reason: string) => add('fault', reason);

  watchCallbacks(steps, enter);
  watchPrints(text => add('printed', text));
  catchStrayErrors(bundles, steps, ({ remote, reason }, step = -1) => add('fault', reason, step, remote));
  // The remotes' API has its own: what calls this one calls another host.
  globalThis.fetch = (input, init) => {
    addFault(`it calls ${new URL(new Request(input, init).url).host}`);
    return failingFetch();
  };

  for (const name of ['WebSocket', 'EventSource']) {
    const Connection: unknown = Reflect.get(globalThis, name);
    const construct = (_kind: object, [address]: unknown[]): never => {
      const reason = `it calls ${new URL(String(address)).host}`;
      addFault(reason);
      throw new Error(reason);
    };
    if (typeof Connection === 'function') Reflect.set(globalThis, name, new Proxy(Connection, { construct }));
  }
  const watched = {
    filenames: bundles.map(({ filename }) => filename),
    stepOf: () => steps.getStore(),
  };
  const findOpen = watchOpen(watched);
  const timers = watchTimers({
    ...watched,
    onRepeated: step => add('fault', 'it sets a timeout that sets itself again', step),
  });
  const findChanges = watchGlobals();
  let lookedAt = 0;
  /** @returns what was changed since it was asked last */
  const findChange = (isDue = true): string | undefined => {
    if (!isDue && performance.now() - lookedAt < LOOK_EVERY_MS) return undefined;
    const [change] = findChanges();
    lookedAt = performance.now();
    return change;
  };
  const machine = watchMachine();
  const recorded = cacheApi(createApi({ baseUrl: GATEWAY_URL, fetch: fetchInTime(fetchApi, machine) }));
  const failing = cacheApi(createApi({ baseUrl: GATEWAY_URL, fetch: failingFetch }));
  /** One step at a time: so it is known what each takes, and what it changes. */
  const oneAtATime = pLimit(1);

  return {
    evaluate() {
      const evaluated = bundles.map((bundle, step) =>
        steps.run(step, () => {
          enter(step);
          const { modules } = inTime(machine, () => evaluateComposition(composition, [bundle]));
          const change = findChange();
          if (change) throw new BundleError(bundle.remote, `it changes ${change}`);
          if (timers.findIntervals().length > 0) throw new BundleError(bundle.remote, INTERVAL);
          return [...modules];
        }),
      );
      return { composition, modules: new Map(evaluated.flat()) };
    },
    perform(input, evaluated) {
      const task = input as Task;
      const { step, hasApi } = task;
      const onError = (error: unknown, what: string) => {
        const isExpected = !hasApi && error instanceof ApiError;
        if (!isExpected) addFault(`${what} failed (${reasonOf(error)})`);
      };
      // Without styles, which are the same whatever is tried.
      const shell = { ...data.shell, inlineScript: '' };
      const options = {
        evaluated,
        masterData: {},
        styles: {},
        shell,
        config: data.config,
        skip: [],
        onError,
      };
      /** Found once, also if the step is done again. */
      let change: string | undefined;
      const work = async () => {
        enter(step);
        const { result, consequences } = await performTask(task, {
          options: { ...options, api: hasApi ? recorded : failing },
          recorded,
          addFault,
          addSlow: reason => add('slow', reason),
          addWarning: reason => add('warning', reason),
          hasFault: () => countOf(step) > 0,
        }).catch((error: unknown) => {
          addFault(reasonOf(error));
          return { result: undefined, consequences: [] };
        });
        change ??= findChange(task.kind !== 'page' || task.address === undefined);
        if (change) addFault(`it changes ${change}`);
        for (const begun of timers.findIntervals()) add('fault', INTERVAL, begun);
        await timers.runLater();
        for (const [begun, what] of await findOpen()) add('fault', `it leaves its ${what} open`, begun);
        if (countOf(step) === 0) for (const reason of consequences) addFault(reason);
        return result;
      };
      const workInTime = async () => {
        for (let tries = 1; ; tries += 1) {
          machine.begin();
          pending = { step, notes: [] };
          const result = await steps.run(step, work);
          const { notes } = pending;
          pending = undefined;
          if (countOf(step) === 0 || !machine.wasLate()) {
            for (const each of notes) note(each);
            return result;
          }
          if (tries === TRIES) throw new Error('the machine stood still each time');
          counts.delete(step);
        }
      };
      return oneAtATime(workInTime);
    },
  };
};

/** Recorded answers come at once: a call that fails, or is given up, has waited for the machine. */
const fetchInTime =
  (fetch: typeof globalThis.fetch, machine: Machine): typeof globalThis.fetch =>
  async (...given) => {
    try {
      const response = await fetch(...given);
      if (response.status >= 502) machine.noteLate();
      return response;
    } catch (error) {
      machine.noteLate();
      throw error;
    }
  };

/** Does again what failed while the machine was late. @throws what it throws the last time */
function inTime<T>(machine: Machine, work: () => T): T {
  for (let tries = 1; ; tries += 1) {
    machine.begin();
    try {
      return work();
    } catch (error) {
      if (tries === TRIES || !machine.wasLate()) throw error;
    }
  }
}

/** Tells whose callback runs, so that a timer that never returns or ends the worker is attributed. */
function watchCallbacks(steps: AsyncLocalStorage<number>, enter: (step: number) => void): void {
  createHook({
    before() {
      const step = steps.getStore();
      if (step !== undefined) enter(step);
    },
  }).enable();
}

/** What remotes print goes nowhere else: neither stream is theirs. */
function watchPrints(onPrinted: (text: string) => void): void {
  const write = (printed: Uint8Array | string): boolean => {
    const text = (typeof printed === 'string' ? printed : new TextDecoder().decode(printed)).trim();
    if (text) onPrinted(text.length > PRINTED_MAX ? `${text.slice(0, PRINTED_MAX)} …` : text);
    return true;
  };
  for (const stream of [process.stdout, process.stderr]) stream.write = write;
}
