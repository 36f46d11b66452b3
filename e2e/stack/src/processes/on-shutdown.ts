const ORPHAN_CHECK_MS = 500;

/**
 * Calls `stop` once when this process is to end: on Ctrl-C, SIGTERM or a closed terminal. A signal that reaches only the
 * package manager, or the shell it runs in, shows as the loss of the parent process.
 */
export function onShutdown(stop: () => void): void {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnce);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stopOnce(), ORPHAN_CHECK_MS).unref();
}
