import type { AsyncLocalStorage } from 'node:async_hooks';
import type { RemoteKey } from 'shared-contracts/host';
import type { Bundle } from '../bundle.ts';

export interface StrayError {
  /** Undefined when no remote's code is in the stack. */
  remote: RemoteKey | undefined;
  reason: string;
}

/** Names the remote whose code is in an error's stack. */
export function attributeError(error: unknown, bundles: readonly Bundle[]): StrayError {
  const { stack, message } = error instanceof Error ? error : { stack: '', message: String(error) };
  const bundle = bundles.find(({ filename }) => stack?.includes(filename));
  return { remote: bundle?.remote, reason: `an error was not caught (${message})` };
}

/**
 * Reports rejections that nobody handles and exceptions of timers, instead of ending the process. `origin` is what `running`
 * held when the code was started that failed: a rejected API call has no bundle in its stack.
 */
export function catchStrayErrors<Origin>(
  bundles: readonly Bundle[],
  running: AsyncLocalStorage<Origin>,
  report: (error: StrayError, origin: Origin | undefined) => void,
): void {
  for (const event of ['unhandledRejection', 'uncaughtException'] as const)
    process.on(event, (error: unknown) => report(attributeError(error, bundles), running.getStore()));
}
