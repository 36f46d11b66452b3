import type { ApiOptions, Http } from './call.ts';
import { type Calls, callsOf } from './calls.ts';
import { joinCalls } from './joined-calls.ts';
import { sendCall } from './send-call.ts';

const createHttp =
  (options: ApiOptions): Http =>
  call =>
    sendCall(options, call);

export const createCalls = (options: ApiOptions): Calls => callsOf(createHttp(options));

export const createJoinedCalls = (options: ApiOptions, signal: AbortSignal): Calls =>
  callsOf(joinCalls(createHttp(options), signal));
