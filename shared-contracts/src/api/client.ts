import type { ApiOptions } from './call.ts';
import { type Api, callsOf } from './calls.ts';
import type { Http } from './http.ts';
import { joinCalls } from './joined-calls.ts';
import { sendCall } from './send-call.ts';

const createHttp =
  (options: ApiOptions): Http =>
  call =>
    sendCall(options, call);

export const createCalls = (options: ApiOptions): Api => callsOf(createHttp(options));

export const createJoinedCalls = (options: ApiOptions, signal: AbortSignal): Api =>
  callsOf(joinCalls(createHttp(options), signal));
