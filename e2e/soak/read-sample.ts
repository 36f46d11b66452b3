import { readdirSync, readFileSync } from 'node:fs';
import type { Stack } from 'e2e-stack';

/** Memory in MB and open files of the shell and the API, and what the shell's event loop holds. */
export async function readSample(stack: Stack, metricsPort: number) {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const handles = /^nodejs_active_resources_total (\d+)/m.exec(metrics)?.[1];
  return {
    shellMb: memoryOf(stack.pidOf('shell')),
    apiMb: memoryOf(stack.pidOf('api')),
    shellFiles: filesOf(stack.pidOf('shell')),
    apiFiles: filesOf(stack.pidOf('api')),
    shellHandles: Number(handles),
  };
}

const memoryOf = (pid: number | undefined): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000);

const filesOf = (pid: number | undefined): number => readdirSync(`/proc/${pid}/fd`).length;
