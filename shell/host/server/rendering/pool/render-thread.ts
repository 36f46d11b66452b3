import { type MessagePort, Worker } from 'node:worker_threads';
import type { ModuleId, RemoteKey } from 'shared-contracts/host';
import { remoteOf } from '../../../page/modules.ts';
import { WORKER_READY_DEADLINE_MS } from '../../time-limits.ts';
import {
  HEARTBEAT,
  type Job,
  MEMORY,
  RUNNING_JOB,
  RUNNING_MODULE,
  RUNNING_STEP,
  STATE_BYTES,
  type WorkerMessage,
} from './messages.ts';
import { MEMORY_LIMITS, type MemoryLimits } from './worker-memory.ts';

/** Missed heartbeats after which a worker may be in an endless loop: a count, since a machine may sleep. */
const HANG_CHECKS = 6;
/** CPU time since then that shows it is in one: on a busy machine a worker may only have waited for its turn. */
const HANG_CPU_MS = 1_000;
/** Missed heartbeats after which a worker counts as stuck in a wait: by then each has had its turn. */
const STUCK_CHECKS = 60;
export const HANG_CHECK_MS = 250;
/** What Node allows a worker beyond the heap's limit before it ends: with more of new objects it ends the process. */
const YOUNG_LIMIT_MB = 16;

/** Percent of its memory. */
const FULL = 100;
const MB = 2 ** 20;

/** The code of a composition does not run. */
export class RefusedCompositionError extends Error {
  override readonly name = 'RefusedCompositionError';
  /** Undefined when it is not known whose code it is. */
  readonly remote: RemoteKey | undefined;

  constructor(remote: RemoteKey | undefined, reason: string) {
    super(reason);
    this.remote = remote;
  }
}

export interface ThreadOptions {
  /** File that the worker runs. */
  file: string;
  /** What the worker needs to start. */
  data: unknown;
  /** Opens a worker's way to the gateway. */
  openPort(): MessagePort;
  /** Modules by the number that the worker writes when the code of one begins to run. */
  modules: readonly ModuleId[];
  limits?: MemoryLimits;
  /** Processor time, in ms, after which a worker that does not move is in an endless loop. */
  hangCpuMs?: number;
}

interface ThreadEvents {
  onMessage(message: WorkerMessage, thread: RenderThread): void;
  /** @param what the module did, as in "ended its thread" */
  onExit(thread: RenderThread, what: string, exitCode: number): void;
}

/** One render worker. */
export class RenderThread {
  readonly #worker: Worker;
  readonly #state = new Int32Array(new SharedArrayBuffer(STATE_BYTES));
  readonly #modules: readonly ModuleId[];
  readonly #limits: MemoryLimits;
  readonly #hangCpuMs: number;
  #isHeapFull = false;
  #lastBeat = 0;
  /** Processor time since the worker moved last, in ms. */
  #cpuSinceBeat = 0;
  #cpuAtFirstMiss: number | undefined;
  /** Checks since the worker moved last: a busy worker is the last to get another job. */
  missedBeats = 0;

  private constructor({
    file,
    data,
    openPort,
    modules,
    limits = MEMORY_LIMITS,
    hangCpuMs = HANG_CPU_MS,
  }: ThreadOptions) {
    this.#modules = modules;
    this.#hangCpuMs = hangCpuMs;
    this.#limits = limits;
    Atomics.store(this.#state, RUNNING_MODULE, -1);
    const gateway = openPort();
    this.#worker = new Worker(file, {
      workerData: { ...(data as object), gateway, memory: this.#state.buffer, limits },
      transferList: [gateway],
      env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
      resourceLimits: { maxOldGenerationSizeMb: limits.heap, maxYoungGenerationSizeMb: YOUNG_LIMIT_MB },
    });
  }

  /** Starts a worker and waits until it can render. @throws RefusedCompositionError when it never can; another error when the machine is too busy */
  static start(options: ThreadOptions, { onMessage, onExit }: ThreadEvents): Promise<RenderThread> {
    const thread = new RenderThread(options);
    const worker = thread.#worker;
    let what = 'ended its thread';
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => {
        clearTimeout(timer);
        reject(error);
        thread.terminate();
      };
      const refuse = (reason: string, remote = thread.running && remoteOf(thread.running)) =>
        fail(new RefusedCompositionError(remote, reason));
      // An endless loop is ended long before.
      const timer = setTimeout(
        () => fail(new Error(`A render worker was not ready within ${WORKER_READY_DEADLINE_MS / 1_000} s.`)),
        WORKER_READY_DEADLINE_MS,
      );
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'refused') return refuse(message.reason, message.remote);
        if (message.kind !== 'ready') return onMessage(message, thread);
        clearTimeout(timer);
        return resolve(thread);
      });
      worker.on('error', (error: NodeJS.ErrnoException) => {
        thread.#isHeapFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        what = thread.#isHeapFull ? thread.excess : `failed (${error.message})`;
      });
      worker.on('exit', exitCode => {
        refuse(`it ${what}`);
        onExit(thread, what, exitCode);
      });
    });
  }

  /** The module whose code began to run last. */
  get running(): ModuleId | undefined {
    return this.#modules[Atomics.load(this.#state, RUNNING_MODULE)];
  }

  /** The job for which it began to run. */
  get runningJob(): Job['id'] {
    return Atomics.load(this.#state, RUNNING_JOB);
  }

  /** The step of a trial that ran last. */
  get runningStep(): number {
    return Atomics.load(this.#state, RUNNING_STEP);
  }

  /** How much of its memory is in use, in percent: of the heap, or outside of it if that is more. */
  get memory(): number {
    return this.#isHeapFull ? FULL : Atomics.load(this.#state, MEMORY);
  }

  get isFull(): boolean {
    return this.memory >= FULL;
  }

  /** What a full worker did, as in "needed more than 96 MB outside of its heap". One whose heap is full may still be ending. */
  get excess(): string {
    const { heap, outside } = this.#limits;
    return `needed more than ${this.#isHeapFull ? `${heap} MB` : `${outside} MB outside of its heap`}`;
  }

  send(job: Job): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
    this.#worker.postMessage(job);
  }

  /** To be called every `HANG_CHECK_MS`. */
  isHung(): boolean {
    const beat = Atomics.load(this.#state, HEARTBEAT);
    if (beat === this.#lastBeat) {
      this.missedBeats += 1;
      void this.#measure(beat);
    } else {
      this.missedBeats = 0;
      this.#cpuSinceBeat = 0;
      this.#cpuAtFirstMiss = undefined;
    }
    this.#lastBeat = beat;
    const isLooping = this.missedBeats >= HANG_CHECKS && this.#cpuSinceBeat >= this.#hangCpuMs;
    return isLooping || this.missedBeats >= STUCK_CHECKS;
  }

  /** A worker answers this also in an endless loop. */
  async #measure(beat: number): Promise<void> {
    try {
      const [{ user, system }, { external_memory: outside }] = await Promise.all([
        this.#worker.cpuUsage(),
        this.#worker.getHeapStatistics(),
      ]);
      if (beat !== this.#lastBeat) return;
      // Some of it may be garbage.
      if (outside > 2 * this.#limits.outside * MB) Atomics.store(this.#state, MEMORY, 2 * FULL);
      const cpu = (user + system) / 1_000;
      this.#cpuAtFirstMiss ??= cpu;
      this.#cpuSinceBeat = cpu - this.#cpuAtFirstMiss;
    } catch {
      // The worker has ended, which is noticed elsewhere.
    }
  }

  terminate(): void {
    void this.#worker.terminate();
  }
}
