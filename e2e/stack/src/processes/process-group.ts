import { type ProcessOptions, type ServerProcess, startProcess } from '@carefare/release/start-process';

type CrashListener = (name: string, code: number | null) => void;

export type ProcessGroup = ReturnType<typeof createProcessGroup>;

/** Processes by name; one that is started again takes the place of the one before. */
export function createProcessGroup() {
  const processes = new Map<string, ServerProcess>();
  const crashListeners: CrashListener[] = [];
  const stop = async (name: string, signal?: NodeJS.Signals): Promise<number | null> =>
    (await processes.get(name)?.stop(signal)) ?? null;
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
    stop,
    /** In the reverse order of their first starts. */
    async stopAll(): Promise<void> {
      for (const name of [...processes.keys()].toReversed()) await stop(name);
    },
    pidOf: (name: string): number | undefined => processes.get(name)?.pid,
    /** Called when a running process exits on its own. */
    onCrash: (listener: CrashListener): void => void crashListeners.push(listener),
  };
}
