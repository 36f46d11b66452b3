import { type ProcessOptions, type ServerProcess, startProcess } from './process.ts';

export type CrashListener = (name: string, code: number | null) => void;

/** Processes by name; one that is started again takes the place of the one before. */
export function createProcessGroup() {
  const processes = new Map<string, ServerProcess>();
  const crashListeners: CrashListener[] = [];
  return {
    /** Resolves once the process serves. */
    async start(service: ProcessOptions): Promise<void> {
      const { name } = service;
      const onCrash = (code: number | null) => crashListeners.forEach(listener => listener(name, code));
      const process = startProcess({ ...service, onCrash });
      processes.set(name, process);
      await process.ready;
    },
    /** @returns the exit code, or null if a signal ended the process */
    stop: async (name: string, signal?: NodeJS.Signals): Promise<number | null> =>
      (await processes.get(name)?.stop(signal)) ?? null,
    pidOf: (name: string): number | undefined => processes.get(name)?.pid,
    onCrash: (listener: CrashListener): void => void crashListeners.push(listener),
  };
}
