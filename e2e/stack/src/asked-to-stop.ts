const ORPHAN_CHECK_MS = 500;

/**
 * Calls once when this process is asked to end: Ctrl-C, SIGTERM, a closed terminal. A signal to the package manager or its
 * shell alone does not reach this process: it sees that it has lost its parent.
 */
export function onceAskedToStop(stop: () => void): void {
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && ask(), ORPHAN_CHECK_MS).unref();
}
