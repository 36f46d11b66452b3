import { type Api, apiOf } from './api.ts';
import type { ApiOptions } from './call.ts';
import { createHttp } from './http.ts';
import { joinCalls } from './joined-calls.ts';

/**
 * The API for data that may never be needed: calls of reference data that are made in one task are sent as one, and all
 * other calls reject. Aborting the signal aborts it.
 */
export const createJoinedApi = (options: ApiOptions, signal: AbortSignal): Api =>
  apiOf(joinCalls(createHttp(options), signal));
