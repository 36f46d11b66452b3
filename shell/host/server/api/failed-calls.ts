import { type Api, ApiError } from 'shared-contracts';

/** A call that the API did not answer, or not as it should. */
export interface FailedCall {
  /** Its name in the client, or in the gateway. */
  call: string;
  reason: ApiError['code'] | 'redirect';
  /** What the API said, or the code of the network's error. */
  detail?: string;
}

/** An API client that reports answers that do not fit, and those that a page no longer waits for. The gateway reports the rest. */
export function tellFailedCalls(api: Api, onFailed: (failed: FailedCall) => void): Api {
  const watched = Object.entries(api).map(([name, call]) => {
    if (typeof call !== 'function') return [name, call];
    const watchedCall = async (...input: unknown[]): Promise<unknown> => {
      try {
        return await (call as (...given: unknown[]) => Promise<unknown>)(...input);
      } catch (error) {
        const reason = reasonOfFailure(error);
        if (reason) onFailed({ call: name, reason });
        throw error;
      }
    };
    return [name, watchedCall];
  });
  return Object.fromEntries(watched) as Api;
}

function reasonOfFailure(error: unknown): FailedCall['reason'] | undefined {
  // The page's own deadline aborted it.
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout';
  if (!(error instanceof ApiError)) return undefined;
  return error.code === 'http' || error.code === 'network' ? undefined : error.code;
}
