const ORPHAN_CHECK_MS = 500;

/**
 * Calls `stop` once when this process should end: on Ctrl-C, SIGTERM or a closed terminal. A signal may reach only the package
 * manager or the shell that it runs in; then the parent process disappears.
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
