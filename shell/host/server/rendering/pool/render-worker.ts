import { AsyncLocalStorage } from 'node:async_hooks';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { reasonOf } from '@carefare/release/error-reason';
import { type Composition, createApi, type ModuleId } from 'shared-contracts/host';
import { cacheApi } from '../../../../gateway/api-cache.ts';
import { type ApiState, UNASKED } from '../../../../gateway/api-state.ts';
import { fetchThrough, GATEWAY_URL } from '../../../../gateway/ask-gateway.ts';
import { withoutMissing } from '../../../page/absent-pages.ts';
import { remoteOf } from '../../../page/modules.ts';
import type { PublicConfig } from '../../../page/payload.ts';
import { observeModules } from '../../../remote/error-attribution.tsx';
import { isFaultOfCode } from '../../../reports/fault-of-code.ts';
import { handOver, type Site } from '../../../site.ts';
import { tellFailedCalls } from '../../api/failed-calls.ts';
import { DATA_DEADLINE_MS, LISTING_DEADLINE_MS } from '../../time-limits.ts';
import type { Bundle } from '../bundle.ts';
import { BundleError, type EvaluatedComposition, evaluateComposition } from '../evaluate-composition.ts';
import { renderPage } from '../html/render-page.ts';
import { listAddresses } from '../list-addresses.ts';
import type { InlineStyles, RenderJob, RenderOptions } from '../rendered-page.ts';
import { type ActionPost, runAction } from '../run-action.ts';
import type { OpenVisit, VisitOptions } from '../visit.ts';
import { fetchInTrace } from './fetch-in-trace.ts';
import {
  HEARTBEAT,
  HEARTBEAT_MS,
  type Job,
  MEMORY,
  RUNNING_JOB,
  RUNNING_MODULE,
  type TrialNote,
  type WorkerMessage,
} from './messages.ts';
import { catchStrayErrors } from './stray-errors.ts';
import { createMemoryGauge, type MemoryLimits } from './worker-memory.ts';

/** What a worker needs to render the pages of one composition. */
export interface RenderWorkerData {
  composition: Composition;
  bundles: readonly Bundle[];
  styles: InlineStyles;
  modules: readonly ModuleId[];
  shell: RenderOptions['shell'];
  config: PublicConfig;
  hashKey: string;
}

/** Data that the thread adds. */
interface ThreadData {
  gateway: MessagePort;
  memory: SharedArrayBuffer;
  limits: MemoryLimits;
}

/** What a worker of a trial does in addition, or differently. */
export interface WorkerTrial {
  /** Runs the code of all remotes. @throws BundleError */
  evaluate(): EvaluatedComposition;
  perform(task: unknown, evaluated: EvaluatedComposition): Promise<unknown>;
}

/**
 * @param fetchApi leads to the gateway
 * @param state the worker's shared memory, where it writes which step runs
 * @param note tells the main thread
 */
export type StartWorkerTrial = (
  data: RenderWorkerData,
  fetchApi: typeof fetch,
  state: Int32Array,
  note: (note: TrialNote) => void,
) => WorkerTrial;

/** What the site adds in render workers. */
export interface WorkerSite extends Site {
  openVisit: OpenVisit;
}

/** The main function of a render worker. */
export function runRenderWorker(site: WorkerSite, startWorkerTrial?: StartWorkerTrial): void {
  handOver(site);
  const port = parentPort;
  if (!port) throw new Error('This is not a worker.');
  const { gateway, memory, limits, ...data } = workerData as RenderWorkerData & ThreadData;
  const state = new Int32Array(memory);
  const send = (message: WorkerMessage) => port.postMessage(message);
  const readMemory = createMemoryGauge(limits);
  const reportMemory = () => Atomics.store(state, MEMORY, readMemory());
  setInterval(() => {
    Atomics.add(state, HEARTBEAT, 1);
    reportMemory();
  }, HEARTBEAT_MS);
  const running = new AsyncLocalStorage<ModuleId>();
  const jobs = new AsyncLocalStorage<Job>();
  observeModules(id => {
    Atomics.store(state, RUNNING_MODULE, data.modules.indexOf(id));
    Atomics.store(state, RUNNING_JOB, jobs.getStore()?.id ?? 0);
    running.enterWith(id);
  });
  const fetchApi = fetchThrough(gateway);
  const trial = startWorkerTrial?.(data, fetchApi, state, note => send({ kind: 'note', note }));
  if (!trial)
    catchStrayErrors(data.bundles, running, ({ remote, reason }, id) =>
      send({
        kind: 'fault',
        fault: { remote: remote ?? (id && remoteOf(id)), kind: 'crash', where: id ?? 'code', reason },
      }),
    );

  try {
    const run = createRunner(data, site, trial, {
      fetch: trial ? fetchApi : fetchInTrace(fetchApi, () => jobs.getStore()?.trace),
      onFailedCall: failed => send({ kind: 'failed-call', failed }),
      onError(error, task, module) {
        // Failed calls are reported where they are made.
        if (!isFaultOfCode(error)) return;
        const remote = module && remoteOf(module);
        const [where, reason] = [module ?? 'page', `${task} failed`];
        send({ kind: 'fault', fault: { remote, kind: 'throw', where, reason, detail: detailOf(error) } });
      },
    });
    port.on('message', (job: Job) => {
      jobs
        .run(job, run, job)
        .finally(reportMemory)
        .then(
          output => send({ kind: 'done', id: job.id, output }),
          (error: unknown) => send({ kind: 'failed', id: job.id, message: detailOf(error) }),
        );
    });
    send({ kind: 'ready' });
  } catch (error) {
    const remote = error instanceof BundleError ? error.remote : undefined;
    send({ kind: 'refused', remote, reason: reasonOf(error) });
  }
}

type RunnerOptions = Pick<RenderOptions, 'onError'> & Pick<VisitOptions, 'fetch' | 'onFailedCall'>;

/** @throws BundleError */
function createRunner(
  data: RenderWorkerData,
  { openVisit, withMasterData }: WorkerSite,
  trial: WorkerTrial | undefined,
  { fetch, onError, onFailedCall }: RunnerOptions,
) {
  const { config, shell, styles, hashKey } = data;
  const whole = trial ? trial.evaluate() : evaluateComposition(data.composition, data.bundles);
  const createApiOf = (deadline: number) =>
    cacheApi(
      tellFailedCalls(
        createApi({
          baseUrl: GATEWAY_URL,
          deadline,
          fetch,
        }),
        onFailedCall,
      ),
    );
  const api = createApiOf(DATA_DEADLINE_MS);
  return async ({ kind, input, skip }: Job): Promise<unknown> => {
    if (kind === 'trial') return await trial?.perform(input, whole);
    const { apiState = UNASKED } = input as { apiState?: ApiState };
    const { masterData } = apiState;
    const evaluated = { ...whole, composition: withoutMissing(whole.composition, apiState) };
    if (kind === 'addresses')
      return await listAddresses(evaluated, { api: createApiOf(LISTING_DEADLINE_MS), onError });
    if (kind === 'action')
      return await runAction(input as ActionPost, {
        evaluated,
        openVisit,
        masterData,
        apiUrl: GATEWAY_URL,
        hashKey,
        origin: config.origin,
        fetch,
        onError,
        onFailedCall,
      });
    return await renderPage(input as RenderJob, {
      evaluated,
      masterData,
      styles,
      skip,
      shell,
      config,
      api: withMasterData(api, masterData),
      onError,
    });
  };
}

const detailOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
