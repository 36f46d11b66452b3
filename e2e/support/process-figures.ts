import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of CPU time a second; the same on every Linux that Node runs on. */
const TICKS = 100;

/** Resident memory of a process, in MB. */
export const memoryOf = (pid: number | undefined): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

/** CPU time of a process and all its threads since its start, in ms. */
export function cpuTimeOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  // Fields 14 and 15 of the line, user and system time; the first two are cut off.
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS;
}

/** How many threads, or open files and connections, a process has. */
export const countOf = (pid: number | undefined, what: 'task' | 'fd'): number =>
  readdirSync(`/proc/${pid}/${what}`).length;
