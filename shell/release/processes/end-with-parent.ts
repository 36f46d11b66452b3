/**
 * Preloaded (`node --import`) into every server that a command or a test starts: stops the process once its parent is gone, so
 * that nothing is left running even when the parent was killed.
 */
const CHECK_MS = 500;

const parent = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, CHECK_MS).unref();
