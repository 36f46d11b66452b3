import { createContext, use } from 'react';
import type { ExposedModule, ExposeId, LiveRelease, LiveSet, RemoteKey } from 'shared-contracts';

/** A part as the server sent it: its HTML, or its fallback. */
export interface ServerPart {
  html: string;
  fallback: boolean;
}

/**
 * Where the page's remote modules come from: on the server a snapshot of one set, in the browser the federation runtime.
 * `get` answers at once or not at all, so that rendering never waits.
 */
export interface Modules {
  set(): LiveSet;
  get(id: ExposeId): ExposedModule | undefined;
  /** Loads a module's code and CSS; asks for a newer set if the remote is missing. Rejects after its deadline. */
  load(id: ExposeId): Promise<ExposedModule>;
  /** Asks for the newest set and takes this remote from it; rejects if it is still missing. */
  find(remote: RemoteKey): Promise<LiveRelease>;
  /** Only until the first commit after hydration. */
  serverPart(id: ExposeId): ServerPart | undefined;
}

export const ModulesContext = createContext<Modules | null>(null);

/** Throws outside of the shell's frame. */
export function useModules(): Modules {
  const modules = use(ModulesContext);
  if (!modules) throw new Error('a part needs the shell around it');
  return modules;
}

export const remoteOf = (id: ExposeId): RemoteKey => id.slice(0, id.indexOf('/')) as RemoteKey;
export const nameOf = (id: ExposeId): string => id.slice(id.indexOf('/') + 1);
