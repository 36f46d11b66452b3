import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its clock. */
const TICK_MS = 10;

/** The CPU time that a process has used, in ms. Undefined where the system has no `/proc`, and of a process that has ended. */
export function cpuTimeOf(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may contain spaces. The 14th and 15th fields are the time of the process and of the system for it.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * TICK_MS;
  } catch {
    return undefined;
  }
}
