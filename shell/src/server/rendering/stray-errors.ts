import type { RemoteKey } from 'shared-contracts';

/** The code of a remote as the server runs it. `filename` is what stacks name. */
export interface Bundle {
  remote: RemoteKey;
  digest: string;
  filename: string;
  code: string;
}

export interface StrayError {
  remote: RemoteKey | undefined;
  message: string;
}

/** Names the remote and release whose code is in an error's stack; the shell's own code is blamed for what is left. */
export function attributeError(error: unknown, bundles: readonly Bundle[]): StrayError {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const bundle = bundles.find(({ filename }) => stack.includes(filename));
  const reason = error instanceof Error ? error.message : String(error);
  return {
    remote: bundle?.remote,
    message: `${bundle ? `${bundle.remote} ${bundle.digest}` : 'The shell'} left an error uncaught: ${reason}`,
  };
}

/** Reports rejections that nobody handles and exceptions of timers, instead of ending the process. */
export function catchStrayErrors(bundles: readonly Bundle[], report: (error: StrayError) => void): void {
  for (const event of ['unhandledRejection', 'uncaughtException'] as const)
    process.on(event, (error: unknown) => report(attributeError(error, bundles)));
}
