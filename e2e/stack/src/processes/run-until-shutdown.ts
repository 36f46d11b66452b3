import { print } from '../output.ts';
import type { Stack } from '../stack.ts';
import { onShutdown } from './on-shutdown.ts';

/** Stops the stack and then this process, on Ctrl-C or SIGTERM and when the shell or the API crashes. */
export function runUntilShutdown(
  stack: Pick<Stack, 'stop' | 'onCrash' | 'logs'>,
  cleanUp: () => void = () => undefined,
): void {
  let isStopping = false;
  const stop = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    cleanUp();
    await stack.stop();
    print('Carefare has stopped; all processes have ended.');
    process.exit(exitCode);
  };
  onShutdown(() => void stop(0));
  stack.onCrash((name, code) => {
    process.stderr.write(`${name} exited unexpectedly (code ${code}); its log is in ${stack.logs}.\n`);
    if (name === 'shell' || name === 'api') void stop(1);
  });
}
