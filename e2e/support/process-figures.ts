import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of CPU time a second; the same on every Linux that Node runs on. */
const TICKS = 100;

/** Resident memory of a process, in MB. */
export const memoryOf = (pid: number | undefined): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

/** CPU time of a process and all its threads since its start, in ms. */
export const cpuTimeOf = (pid: number | undefined): number => readCpuTime(`/proc/${pid}/stat`);

/** Of this the part of Node's thread pool, which compresses and reads files. */
export const poolCpuTimeOf = (pid: number | undefined): number =>
  readdirSync(`/proc/${pid}/task`)
    .map(thread => `/proc/${pid}/task/${thread}`)
    .filter(thread => readFileSync(`${thread}/comm`, 'utf8').startsWith('libuv-worker'))
    .reduce((sum, thread) => sum + readCpuTime(`${thread}/stat`), 0);

function readCpuTime(file: string): number {
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  // Fields 14 and 15 of the line, user and system time; the first two are cut off.
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS;
}

/** How many threads, or open files and connections, a process has. */
export const countOf = (pid: number | undefined, what: 'task' | 'fd'): number =>
  readdirSync(`/proc/${pid}/${what}`).length;
