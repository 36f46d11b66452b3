import { Worker } from 'node:worker_threads';
import type { ModuleId, RemoteKey } from 'shared-contracts';
import { HEARTBEAT, type Job, RUNNING_MODULE, STATE_BYTES, type WorkerMessage } from './messages.ts';

/** A worker that has not moved for so long is in an endless loop. */
const HANG_MS = 1_500;
const HANG_CHECK_MS = 250;
const READY_DEADLINE_MS = 10_000;
const JOB_DEADLINE_MS = 20_000;
/** A module that hung or crashed a worker is left out of pages for so long. */
const SKIP_MS = 30_000;
const HEAP_LIMIT_MB = 256;
const MAX_TRIES = 3;

/** A worker refused its composition. */
export class RefusedCompositionError extends Error {
  override readonly name = 'RefusedCompositionError';
}

export interface PoolOptions {
  /** File that the workers run. */
  file: string;
  argv?: readonly string[];
  size: number;
  /** Given to each worker at its start. */
  data: unknown;
  /** Modules by the number that a worker writes when the code of one begins to run. */
  modules: readonly ModuleId[];
  onFault(fault: { remote: RemoteKey | undefined; message: string }): void;
  onLog(message: string, detail: string): void;
}

interface RunningJob {
  job: Job;
  tries: number;
  resolve(output: unknown): void;
  reject(error: Error): void;
  timer?: NodeJS.Timeout;
}

interface RenderWorker {
  worker: Worker;
  state: Int32Array;
  jobs: Map<number, RunningJob>;
  lastBeat: number;
  lastBeatAt: number;
}

const remoteOf = (id: ModuleId): RemoteKey => id.slice(0, id.indexOf('/')) as RemoteKey;

/**
 * Worker threads that render the pages of one composition. Remotes' code runs here and nowhere else in the server: a loop
 * that never ends, an exit or a full heap ends one worker, which is replaced, and its other jobs are done again.
 */
export class RenderWorkerPool {
  readonly #options: PoolOptions;
  readonly #workers = new Set<RenderWorker>();
  readonly #skipped = new Map<ModuleId, number>();
  readonly #timer: NodeJS.Timeout;
  #lastId = 0;
  #closing = false;
  #idle: (() => void) | undefined;

  private constructor(options: PoolOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#endHungWorkers(), HANG_CHECK_MS);
    this.#timer.unref();
  }

  /** @throws RefusedCompositionError when the composition cannot be served */
  static async start(options: PoolOptions): Promise<RenderWorkerPool> {
    const pool = new RenderWorkerPool(options);
    try {
      await Promise.all(Array.from({ length: options.size }, () => pool.#startWorker()));
      return pool;
    } catch (error) {
      await pool.#terminate();
      throw error;
    }
  }

  /** Does a job in the least busy worker. @throws Error when it fails, or does not end within its deadline */
  run<Output>(kind: Job['kind'], input: unknown): Promise<Output> {
    return new Promise<Output>((resolve, reject) => {
      this.#assign({
        job: { id: (this.#lastId += 1), kind, input, skip: this.#skip() },
        tries: 0,
        resolve,
        reject,
      });
    });
  }

  /** Ends the workers once their jobs are done. */
  async close(): Promise<void> {
    this.#closing = true;
    if ([...this.#workers].some(({ jobs }) => jobs.size > 0))
      await new Promise<void>(resolve => (this.#idle = resolve));
    await this.#terminate();
  }

  async #terminate(): Promise<void> {
    clearInterval(this.#timer);
    this.#closing = true;
    await Promise.all([...this.#workers].map(({ worker }) => worker.terminate()));
  }

  #skip(): ModuleId[] {
    const now = Date.now();
    for (const [id, until] of this.#skipped) if (until < now) this.#skipped.delete(id);
    return [...this.#skipped.keys()];
  }

  #assign(running: RunningJob): void {
    const target = [...this.#workers].toSorted((a, b) => a.jobs.size - b.jobs.size)[0];
    if (!target) {
      if (this.#closing) return running.reject(new Error('The renderer is closed.'));
      setTimeout(() => this.#assign(running), HANG_CHECK_MS);
      return undefined;
    }
    running.tries += 1;
    running.job.skip = this.#skip();
    running.timer = setTimeout(() => {
      this.#finish(target, running.job.id)?.reject(new Error('Rendering took too long.'));
    }, JOB_DEADLINE_MS);
    target.jobs.set(running.job.id, running);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
    target.worker.postMessage(running.job);
    return undefined;
  }

  #finish(owner: RenderWorker, id: number): RunningJob | undefined {
    const running = owner.jobs.get(id);
    owner.jobs.delete(id);
    clearTimeout(running?.timer);
    if (this.#closing && [...this.#workers].every(({ jobs }) => jobs.size === 0)) this.#idle?.();
    return running;
  }

  #startWorker(): Promise<void> {
    const memory = new SharedArrayBuffer(STATE_BYTES);
    const state = new Int32Array(memory);
    Atomics.store(state, RUNNING_MODULE, -1);
    const worker = new Worker(this.#options.file, {
      argv: [...(this.#options.argv ?? [])],
      workerData: { ...(this.#options.data as object), memory },
      env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
    });
    const entry: RenderWorker = { worker, state, jobs: new Map(), lastBeat: 0, lastBeatAt: Date.now() };
    worker.on('message', (message: WorkerMessage) => this.#receive(entry, message));
    worker.on('error', error => this.#options.onLog('A render worker failed', error.stack ?? error.message));
    worker.on('exit', () => this.#replace(entry, 'ended its process'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        void worker.terminate();
        reject(
          new RefusedCompositionError(`${this.#suspect(entry)} did not load within ${READY_DEADLINE_MS} ms.`),
        );
      }, READY_DEADLINE_MS);
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind !== 'ready' && message.kind !== 'refused') return;
        clearTimeout(timer);
        if (message.kind === 'refused') return reject(new RefusedCompositionError(message.message));
        entry.lastBeatAt = Date.now();
        this.#workers.add(entry);
        return resolve();
      });
      worker.on('exit', () => {
        clearTimeout(timer);
        reject(new RefusedCompositionError(`${this.#suspect(entry)} ended the process while it was loaded.`));
      });
    });
  }

  #receive(entry: RenderWorker, message: WorkerMessage): void {
    if (message.kind === 'done') this.#finish(entry, message.id)?.resolve(message.output);
    if (message.kind === 'failed') this.#finish(entry, message.id)?.reject(new Error(message.message));
    if (message.kind === 'fault') this.#options.onFault(message);
    if (message.kind === 'log') this.#options.onLog(message.message, message.detail);
  }

  #running(entry: RenderWorker): ModuleId | undefined {
    return this.#options.modules[Atomics.load(entry.state, RUNNING_MODULE)];
  }

  #suspect(entry: RenderWorker): string {
    return this.#running(entry) ?? 'A module';
  }

  #endHungWorkers(): void {
    const now = Date.now();
    for (const entry of this.#workers) {
      const beat = Atomics.load(entry.state, HEARTBEAT);
      if (beat !== entry.lastBeat || entry.jobs.size === 0) {
        entry.lastBeat = beat;
        entry.lastBeatAt = now;
      } else if (now - entry.lastBeatAt > HANG_MS) this.#replace(entry, 'looped without end');
    }
  }

  /** Ends a worker, blames the module that ran last, and gives the worker's jobs to others, without that module. */
  #replace(entry: RenderWorker, what: string): void {
    if (!this.#workers.delete(entry)) return;
    void entry.worker.terminate();
    if (this.#closing && entry.jobs.size === 0) return;
    const culprit = this.#running(entry);
    if (culprit) this.#skipped.set(culprit, Date.now() + SKIP_MS);
    this.#options.onFault({
      remote: culprit && remoteOf(culprit),
      message: `${culprit ?? 'The shell'} ${what}.`,
    });
    this.#startWorker().catch((error: unknown) =>
      this.#options.onLog('A render worker did not start', String(error)),
    );
    for (const running of entry.jobs.values()) {
      clearTimeout(running.timer);
      if (running.tries < MAX_TRIES) this.#assign(running);
      else running.reject(new Error('Rendering failed repeatedly.'));
    }
    entry.jobs.clear();
  }
}
