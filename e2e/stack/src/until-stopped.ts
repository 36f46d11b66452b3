import { onceAskedToStop } from './asked-to-stop.ts';
import type { Stack } from './stack.ts';

/** Serves until Ctrl-C, SIGTERM or the end of a part; then stops every process before this one ends. */
export function untilStopped(stack: Stack, cleanUp: () => Promise<void> = () => Promise.resolve()): void {
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await cleanUp();
    await stack.stop();
    process.stdout.write('Carefare has stopped; no process is left.\n');
    process.exit(code);
  };
  onceAskedToStop(() => void stop(0));
  for (const child of stack.children.values()) {
    child.onExit(code => {
      if (stopping) return;
      process.stderr.write(
        `${child.name} ended by itself (code ${code}); its log is in e2e/stack/.state/logs.\n`,
      );
      if (child.name === 'shell' || child.name === 'api') void stop(1);
    });
  }
}
