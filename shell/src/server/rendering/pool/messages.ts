import type { ModuleId, RemoteKey } from 'shared-contracts/host';
import type { FailedCall } from '../../api/failed-calls.ts';
import type { Fault } from '../../faults.ts';

/** Headers that name the trace of a visitor's request, such as `traceparent`. */
export type TraceHeaders = Record<string, string>;

/** A job for a worker: to render a page, to let a remote's action answer a form post, or to list addresses of pages. */
export interface Job<Input = unknown> {
  id: number;
  kind: 'page' | 'action' | 'addresses';
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
  | { kind: 'failed-call'; failed: FailedCall };

/** Something that failed while pages were rendered. */
export interface RenderFault extends Pick<Fault, 'where' | 'reason'> {
  kind: 'throw' | 'crash' | 'memory';
  /** Undefined for the shell, and where it is not known. */
  remote: RemoteKey | undefined;
  /** The error's stack. */
  detail?: string;
}

/** Shared memory of a worker: proof of life, which module's code ran last, for which job, and how full its memory is, in percent. */
export const HEARTBEAT = 0;
export const RUNNING_MODULE = 1;
export const RUNNING_JOB = 2;
export const MEMORY = 3;
export const STATE_BYTES = 4 * Int32Array.BYTES_PER_ELEMENT;
export const HEARTBEAT_MS = 100;
