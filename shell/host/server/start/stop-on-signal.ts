import type { Server } from 'node:http';
import { STOP_DEADLINE_MS } from '../time-limits.ts';
import { closeHttpServer } from './http-server.ts';

/** On SIGTERM or SIGINT ends the process, once the requests under way are answered. @param stopOthers what else runs */
export function stopOnSignal(server: Server, stopOthers: () => void): void {
  const stop = () => {
    closeHttpServer(server, () => process.exit(0));
    setTimeout(() => process.exit(0), STOP_DEADLINE_MS).unref();
    stopOthers();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
