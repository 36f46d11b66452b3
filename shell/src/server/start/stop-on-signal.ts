import type { Server } from 'node:http';

const DEADLINE_MS = 8_000;
const IDLE_CHECK_MS = 100;

/** On SIGTERM or SIGINT ends the process, once the requests under way are answered. @param stopOthers what else runs */
export function stopOnSignal(server: Server, stopOthers: () => void): void {
  const stop = () => {
    server.close(() => process.exit(0));
    // A connection that a load balancer keeps open becomes idle only after its last response.
    setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    setTimeout(() => process.exit(0), DEADLINE_MS).unref();
    stopOthers();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
