const TICK_MS = 100;
/** A thread that stood still for longer, without using the processor, had no machine. */
const STALL_MS = 500;

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** Code that failed while the machine was late may not be at fault. */
export interface Machine {
  /** Whether the machine was late since `begin` was called. */
  wasLate(): boolean;
  begin(): void;
  /** Something that always answers at once has not. */
  noteLate(): void;
}

/** Watches from now on whether this thread gets a processor, by comparing its CPU time with the clock's. */
export function watchMachine(): Machine {
  let [lastAt, lastCpu] = [performance.now(), cpuMs()];
  let isLate = false;
  const tick = (): void => {
    const [at, cpu] = [performance.now(), cpuMs()];
    if (at - lastAt - TICK_MS - (cpu - lastCpu) > STALL_MS) isLate = true;
    [lastAt, lastCpu] = [at, cpu];
  };
  setInterval(tick, TICK_MS).unref();
  return {
    wasLate() {
      tick();
      return isLate;
    },
    begin() {
      tick();
      isLate = false;
    },
    noteLate: () => void (isLate = true),
  };
}
