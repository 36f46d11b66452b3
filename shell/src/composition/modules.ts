import { createContext, use } from 'react';
import type { Composition, ExposedModule, LiveRelease, ModuleId, RemoteKey } from 'shared-contracts';

/** A part as the server sent it: its HTML, or its fallback. */
export interface ServerHtml {
  html: string;
  fallback: boolean;
}

/**
 * Where the page's remote modules come from: on the server a snapshot of one set, in the browser the federation runtime.
 * `get` answers at once or not at all, so that rendering never waits.
 */
export interface Modules {
  composition(): Composition;
  get(id: ModuleId): ExposedModule | undefined;
  /** Loads a module's code and CSS; asks for a newer set if the remote is missing. Rejects after its deadline. */
  load(id: ModuleId): Promise<ExposedModule>;
  /** Asks for the newest set and takes this remote from it; rejects if it is still missing. */
  find(remote: RemoteKey): Promise<LiveRelease>;
  /** Only until the first commit after hydration. */
  serverPart(id: ModuleId): ServerHtml | undefined;
}

export const ModulesContext = createContext<Modules | null>(null);

/** Throws outside of the shell's frame. */
export function useModules(): Modules {
  const modules = use(ModulesContext);
  if (!modules) throw new Error('a part needs the shell around it');
  return modules;
}

export const remoteOf = (id: ModuleId): RemoteKey => id.slice(0, id.indexOf('/')) as RemoteKey;
export const nameOf = (id: ModuleId): string => id.slice(id.indexOf('/') + 1);
