import { context, propagation } from '@opentelemetry/api';
import type { TraceHeaders } from './messages.ts';

/** The trace of the request that is being answered; empty where nothing traces. */
export function readTrace(): TraceHeaders {
  const headers: TraceHeaders = {};
  propagation.inject(context.active(), headers);
  return headers;
}
