import type { ModuleId } from 'shared-contracts/host';
import { nameOf, remoteOf } from '../../../page/modules.ts';
import type { FailedCall } from '../../api/failed-calls.ts';
import { POOL_CLOSE_DEADLINE_MS } from '../../time-limits.ts';
import type { Job, RenderFault, TrialNote, WorkerMessage } from './messages.ts';
import { readTrace } from './read-trace.ts';
import { ReadyWorkers } from './ready-workers.ts';
import { HANG_CHECK_MS, RenderThread, type ThreadOptions } from './render-thread.ts';
import { type Outcome, type RunningJob, startJob } from './running-job.ts';
import { createSkippedModules } from './skipped-modules.ts';
import { REPLACE_AT } from './worker-memory.ts';

/** After this many missed heartbeats, pages that wait behind the running job go to another worker. */
const LATE_CHECKS = 2;
const RESTART_MS = 1_000;
const MAX_TRIES = 3;
/** The jobs that it has then may take it beyond its limit outside of the heap, but not this far. */
const END_AT = 200;

/** What happens in workers. */
export interface PoolEvents {
  onFault(fault: RenderFault): void;
  onFailedCall(failed: FailedCall): void;
  /** A worker is replaced because its memory grows. */
  onGrowth(): void;
  /** A worker notes something of a trial. */
  onNote?(note: TrialNote): void;
}

export interface PoolOptions extends ThreadOptions, PoolEvents {
  size: number;
}

/**
 * Worker threads that render the pages of one composition. Remotes' code runs here and nowhere else in the server: a loop
 * that never ends, an exit or a full memory ends one worker, which is replaced, and its other jobs are done again. A worker whose memory
 * grows is replaced before it is full, and ends with its last job.
 */
export class RenderWorkerPool {
  readonly #options: PoolOptions;
  readonly #workers = new ReadyWorkers();
  readonly #jobs = new Map<number, RunningJob>();
  readonly #skipped = createSkippedModules();
  readonly #timer: NodeJS.Timeout;
  #closeTimer: NodeJS.Timeout | undefined;
  #lastId = 0;
  #isClosing = false;
  #isClosed = false;

  private constructor(options: PoolOptions) {
    this.#options = options;
    this.#timer = setInterval(() => {
      for (const thread of this.#workers.threads) {
        this.#checkMemory(thread);
        if (thread.isHung()) this.#replace(thread, 'was in an endless loop');
        else if (thread.missedBeats >= LATE_CHECKS) this.#relieve(thread);
      }
    }, HANG_CHECK_MS);
    this.#timer.unref();
  }

  /** @throws RefusedCompositionError when the composition cannot be served */
  static async start(options: PoolOptions): Promise<RenderWorkerPool> {
    const pool = new RenderWorkerPool(options);
    try {
      await Promise.all(Array.from({ length: options.size }, () => pool.#startThread()));
      return pool;
    } catch (error) {
      pool.#terminate();
      throw error;
    }
  }

  /** Does a job in the least busy worker. @throws Error when it fails, or does not end within its deadline */
  run<Output>(kind: Job['kind'], input: unknown): Promise<Output> {
    if (this.#isClosed) return Promise.reject(new Error('The renderer is closed.'));
    const id = (this.#lastId += 1);
    const { running, result } = startJob<Output>({ id, kind, input, trace: readTrace() }, error =>
      this.#settle(id, { error }),
    );
    this.#jobs.set(id, running);
    this.#assign(running);
    return result;
  }

  /** Ends idle workers at once but for one, which ends once it has had no job for ten seconds. */
  close(): void {
    this.#isClosing = true;
    this.#endIdle();
  }

  /** After many promotions closed pools stand side by side: a second worker of each would be memory for nothing. */
  #endIdle(): void {
    this.#workers.endIdle();
    clearTimeout(this.#closeTimer);
    this.#closeTimer = setTimeout(
      () => this.#jobs.size === 0 && this.#terminate(),
      POOL_CLOSE_DEADLINE_MS,
    ).unref();
  }

  #terminate(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const thread of this.#workers.threads) this.#workers.end(thread);
  }

  #assign(running: RunningJob): void {
    const thread = this.#workers.leastBusy;
    // Without a worker the job waits for the next one to start, or for its deadline.
    if (!thread) return;
    running.tries += 1;
    this.#workers.assign(running.job.id, thread);
    thread.send({ ...running.job, skip: this.#skipped.list() });
  }

  #settle(id: number, outcome: Outcome): void {
    this.#jobs.get(id)?.settle(outcome);
    this.#jobs.delete(id);
    this.#workers.unassign(id);
    this.#workers.endOutgrown();
    if (this.#isClosing) this.#endIdle();
  }

  async #startThread(): Promise<void> {
    const thread = await RenderThread.start(this.#options, {
      onMessage: (message, sender) => {
        this.#receive(message);
        this.#checkMemory(sender);
      },
      onExit: (ended, what, exitCode) => this.#replace(ended, what, exitCode),
    });
    if (this.#isClosed) return thread.terminate();
    this.#workers.add(thread);
    for (const [id, running] of this.#jobs) if (!this.#workers.isAssigned(id)) this.#assign(running);
    this.#workers.endOutgrown();
    return undefined;
  }

  #receive(message: WorkerMessage): void {
    if (message.kind === 'done') this.#settle(message.id, { output: message.output });
    if (message.kind === 'failed') this.#settle(message.id, { error: new Error(message.message) });
    if (message.kind === 'fault') this.#options.onFault(message.fault);
    if (message.kind === 'failed-call') this.#options.onFailedCall(message.failed);
    if (message.kind === 'note') this.#options.onNote?.(message.note);
  }

  #checkMemory(thread: RenderThread): void {
    const hasSuccessor = this.#workers.hasSuccessor(thread);
    if (hasSuccessor ? thread.memory >= END_AT : thread.isFull) return this.#replace(thread, thread.excess);
    if (hasSuccessor || thread.memory < REPLACE_AT || !this.#workers.has(thread)) return undefined;
    this.#workers.outgrow(thread);
    this.#options.onGrowth();
    return this.#startReplacement();
  }

  /** The first worker to finish a page answers it. Form posts stay, for they must not run twice. */
  #relieve(thread: RenderThread): void {
    if (this.#workers.leastBusy?.missedBeats !== 0) return;
    for (const id of this.#workers.jobsOf(thread) ?? []) {
      const waiting = this.#jobs.get(id);
      if (!waiting || id === thread.runningJob || waiting.job.kind !== 'page') continue;
      this.#workers.unassign(id);
      this.#assign(waiting);
    }
  }

  /** Ends a worker, blames the module that ran last, and gives the worker's jobs to others, without that module. */
  #replace(thread: RenderThread, what: string, exitCode?: number): void {
    const ids = this.#workers.jobsOf(thread);
    if (!ids) return;
    const hasSuccessor = this.#workers.hasSuccessor(thread);
    this.#workers.end(thread);
    const culprit = thread.running;
    // The job that runs when memory is full need not have filled it. One that also fills a fresh worker has.
    const isToBlame = !thread.isFull || (this.#jobs.get(thread.runningJob)?.tries ?? 0) > 1;
    if (culprit && isToBlame) this.#skipped.add(culprit);
    const reason = `${culprit ? nameOf(culprit) : 'code'} ${what}`;
    const kind = thread.isFull ? 'memory' : 'crash';
    this.#report(kind, culprit, reason, { exitCode, step: thread.runningStep });
    if (!hasSuccessor) this.#startReplacement();
    for (const id of ids) {
      const running = this.#jobs.get(id);
      if (running && running.tries < MAX_TRIES) this.#assign(running);
      else this.#settle(id, { error: new Error('Rendering failed repeatedly.') });
    }
  }

  #report(
    kind: 'crash' | 'memory',
    module: ModuleId | undefined,
    reason: string,
    end?: RenderFault['end'],
  ): void {
    const remote = module && remoteOf(module);
    this.#options.onFault({ remote, kind, where: module ?? 'code', reason, ...(end && { end }) });
  }

  #startReplacement(): void {
    this.#startThread().catch((error: unknown) => {
      if (this.#isClosed) return;
      this.#report('crash', undefined, `a render worker did not start (${String(error)})`);
      setTimeout(() => this.#isClosed || this.#startReplacement(), RESTART_MS).unref();
    });
  }
}
