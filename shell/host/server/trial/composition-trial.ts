import { setTimeout as pause } from 'node:timers/promises';
import {
  describeFault,
  faultOf,
  OF_NOBODY,
  type Step,
  type TrialFault,
  type TrialResult,
} from '@carefare/release/trial';
import pLimit from 'p-limit';
import type { Composition, RemoteKey } from 'shared-contracts/host';
import type { RenderFault, TrialNote } from '../rendering/pool/messages.ts';
import type { RenderWorkerPool } from '../rendering/pool/render-worker-pool.ts';
import type { ServerSite } from '../server-site.ts';
import { STEP_CPU_MAX_MS } from '../time-limits.ts';
import { findForeignPrefixes, findTakenSlots } from './conflicts.ts';
import type { Task, TaskResult } from './task.ts';

/** Timers that code started while it was rendered get this long to fail. */
const SETTLE_MS = 250;

type TaskDetails<T = Task> = T extends Task ? Omit<T, 'step' | 'hasApi' | 'isThorough' | 'remote'> : never;

interface TrialOptions {
  composition: Composition;
  /** Remotes whose pages and widgets are rendered; all if it is left out. */
  rendered?: readonly RemoteKey[] | undefined;
  isThorough: boolean;
  workers: number;
  stored: ServerSite['stored'];
  /** Called before each step. */
  onStep(step: Step): void;
  onPrinted(step: Step, text: string): void;
}

/** A composition under trial: what its workers say of it, and in the end the result. */
export function createCompositionTrial(options: TrialOptions) {
  const { composition, rendered, isThorough, workers, stored, onStep, onPrinted } = options;
  const stepOf = (remote: RemoteKey, doing: string): Step => {
    return { remote, release: composition.remotes[remote]?.digest, doing };
  };
  const loading = Object.keys(composition.remotes).map(key => stepOf(key, 'is refused, loading its code'));
  /** By their numbers: the workers load all code first. */
  const steps: Step[] = [...loading];
  /** By their sentences. */
  const faults = new Map<string, TrialFault>();
  const slow: TrialFault[] = [];
  const warnings: TrialFault[] = [];
  const sizes: TrialResult['sizes'][number][] = [];
  const ended = Promise.withResolvers<'ended'>();

  const failed = new Set<Step>();
  const addFault = (reason: string, step: Step) => {
    const fault = faultOf(step, reason);
    failed.add(step);
    faults.set(describeFault(fault), fault);
  };
  const readResult = (): TrialResult => ({
    faults: [...faults.values()],
    slow,
    warnings,
    sizes,
  });

  async function render(pool: Pick<RenderWorkerPool, 'run'>, hasApi: boolean): Promise<void> {
    const inTurn = pLimit(workers);
    /** Undefined where it has failed. */
    const perform = (
      remote: RemoteKey,
      what: string,
      details: TaskDetails,
    ): Promise<TaskResult | undefined> =>
      inTurn(async () => {
        const step = stepOf(remote, `is refused, rendering ${what}${hasApi ? '' : ' without the API'}`);
        onStep(step);
        const number = steps.push(step) - 1;
        const task = { ...details, step: number, remote, hasApi, isThorough };
        const result = await pool.run<TaskResult | undefined>('trial', task);
        return failed.has(step) ? undefined : result;
      });

    const renderPage = async (remote: RemoteKey, path: string) => {
      const first = await perform(remote, path, { kind: 'page', path });
      if (!first) return;
      const all = [first];
      const renderOther = async (address: string) => {
        // Another address has failed: this one would say the same.
        if (all.length === 0) return;
        const result = await perform(remote, address, { kind: 'page', path, address });
        if (result) all.push(result);
        else all.length = 0;
      };
      if (isThorough && hasApi) await Promise.all(first.others.map(renderOther));
      const largest = all.toSorted((a, b) => b.bytes - a.bytes)[0];
      if (hasApi && largest) sizes.push({ of: path, remote, address: largest.address, bytes: largest.bytes });
    };
    const renderWidgets = async (remote: RemoteKey, names: readonly string[]) => {
      const results = await Promise.all(names.map(name => perform(remote, name, { kind: 'widget', name })));
      const passed = results.filter(result => result !== undefined);
      if (hasApi)
        for (const { address, bytes } of passed) sizes.push({ of: address, remote, address, bytes });
      // A widget that fails alone fails on each page.
      if (passed.length < names.length) return;
      const places = new Set(passed.flatMap(({ others }) => others));
      await Promise.all([...places].map(path => perform(remote, path, { kind: 'place', path })));
    };
    const renderRemote = async (remote: RemoteKey) => {
      const { pages = [], widgets = [] } = composition.remotes[remote] ?? {};
      const names = new Set(widgets.map(({ expose }) => expose));
      await Promise.all(pages.map(({ path }) => renderPage(remote, path)));
      await renderWidgets(remote, [...names]);
    };
    await Promise.all((rendered ?? Object.keys(composition.remotes)).map(renderRemote));
  }

  return {
    addFault,
    readResult,
    loading: (remote: RemoteKey | undefined): Step =>
      loading.find(step => step.remote === remote) ?? {
        doing: 'The composition is refused, loading its code',
      },
    onNote({ step: number, kind, text, remote }: TrialNote): void {
      const step = steps[number] ?? OF_NOBODY;
      if (kind === 'printed') onPrinted(step, text);
      else if (kind === 'slow') slow.push(faultOf(step, text));
      else if (kind === 'warning')
        warnings.push({ remote: step.remote, release: step.release, reason: `goes live, but ${text}.` });
      else addFault(text, remote && remote !== step.remote ? stepOf(remote, 'is refused') : step);
    },
    /** A worker has ended: nothing after that is known. */
    onFault({ kind, reason, end }: RenderFault): void {
      if (!end) return;
      addFault(describeEnd(kind, reason, end.exitCode), steps[end.step] ?? OF_NOBODY);
      ended.resolve('ended');
    },
    /** Does all steps in the workers. @throws Error when the machine is too busy */
    async run(pool: Pick<RenderWorkerPool, 'run'>): Promise<TrialResult> {
      for (const { remote, reason } of [...findForeignPrefixes(composition), ...findTakenSlots(composition)])
        addFault(reason, stepOf(remote, 'is refused'));
      for (const loss of await stored.findLosses())
        addFault(loss, { doing: `shell ${composition.shell} is refused, reading ${stored.name}` });
      for (const hasApi of [true, false]) {
        const rendering = render(pool, hasApi).then(() => pause(SETTLE_MS));
        rendering.catch(() => undefined);
        if ((await Promise.race([rendering, ended.promise])) === 'ended') break;
        if (faults.size > 0) break;
      }
      return readResult();
    },
  };
}

function describeEnd(kind: RenderFault['kind'], reason: string, exitCode: number | undefined): string {
  if (kind === 'memory') return reason.replace(/^.* needed/, 'it needs');
  return exitCode === undefined
    ? `it did not end within ${STEP_CPU_MAX_MS / 1_000} s`
    : `it ended the process (exit code ${exitCode})`;
}
