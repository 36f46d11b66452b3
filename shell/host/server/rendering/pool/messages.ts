import type { ModuleId, RemoteKey } from 'shared-contracts/host';
import type { FailedCall } from '../../api/failed-calls.ts';
import type { Fault } from '../../faults.ts';

/** Headers that name the trace of a visitor's request, such as `traceparent`. */
export type TraceHeaders = Record<string, string>;

/**
 * A job for a worker: to render a page, to let a remote's action answer a form post, to list addresses of pages, or to do a
 * step of a trial.
 */
export interface Job<Input = unknown> {
  id: number;
  kind: 'page' | 'action' | 'addresses' | 'trial';
  input: Input;
  /** Modules that hung or crashed lately: rendered as if they were missing. */
  skip: readonly ModuleId[];
  trace: TraceHeaders;
}

/** What a worker sends to the main thread. */
export type WorkerMessage =
  | { kind: 'ready' }
  /** The composition cannot be served. */
  | { kind: 'refused'; remote: RemoteKey | undefined; reason: string }
  | { kind: 'done'; id: number; output: unknown }
  | { kind: 'failed'; id: number; message: string }
  | { kind: 'fault'; fault: RenderFault }
  | { kind: 'failed-call'; failed: FailedCall }
  | { kind: 'note'; note: TrialNote };

/** Something that failed while pages were rendered. */
export interface RenderFault extends Pick<Fault, 'where' | 'reason'> {
  kind: 'throw' | 'crash' | 'memory';
  /** Undefined for the shell, and where it is not known. */
  remote: RemoteKey | undefined;
  /** The error's stack. */
  detail?: string;
  /** How a worker ended: its exit code, if it did so by itself, and the number of the step of a trial that ran last. */
  end?: { exitCode: number | undefined; step: number };
}

/** What a worker notes of a step of a trial. */
export interface TrialNote {
  /** Number of the step. */
  step: number;
  kind: 'fault' | 'slow' | 'warning' | 'printed';
  text: string;
  /** Whose code it is, if that is known and may be another remote's. */
  remote?: RemoteKey | undefined;
}

/**
 * Shared memory of a worker: proof of life, which module's code ran last, for which job, how full its memory is, in percent,
 * and which step of a trial ran last.
 */
export const HEARTBEAT = 0;
export const RUNNING_MODULE = 1;
export const RUNNING_JOB = 2;
export const MEMORY = 3;
export const RUNNING_STEP = 4;
export const STATE_BYTES = 5 * Int32Array.BYTES_PER_ELEMENT;
export const HEARTBEAT_MS = 100;
