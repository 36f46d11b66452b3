import { createContext, use } from 'react';
import type { ExposedModule } from 'shared-contracts';
import type { Composition, LiveRelease, ModuleId, RemoteKey } from 'shared-contracts/host';

/** What the server rendered for a module: its own HTML, or that of its fallback. */
export interface ServerHtml {
  html: string;
  fallback: boolean;
  /** In the browser: the element, which keeps what the visitor typed even after React has replaced it. */
  element?: Element;
}

/** A live release. A page knows its files only where it shows one of its modules. */
export type KnownRelease = Pick<LiveRelease, 'digest' | 'base' | 'pages'> & Partial<LiveRelease>;

/** The composition as a page knows it: which releases are live, and their pages. */
export interface KnownComposition extends Omit<Composition, 'remotes'> {
  remotes: Partial<Record<RemoteKey, KnownRelease>>;
}

/** The remote modules of a page: from a composition snapshot on the server, from the federation runtime in the browser. */
export interface Modules {
  composition(): KnownComposition;
  /** A module that is loaded already: rendering never waits. */
  get(id: ModuleId): ExposedModule | undefined;
  /** Loads a module's code and CSS; if the remote is missing, from the newest composition. Rejects after a deadline. */
  load(id: ModuleId): Promise<ExposedModule>;
  /** Looks for a missing remote in the newest composition. Rejects if it is still missing. */
  find(remote: RemoteKey): Promise<KnownRelease>;
  /** Only until the first commit after hydration. */
  serverHtml(id: ModuleId): ServerHtml | undefined;
}

export const ModulesContext = createContext<Modules | null>(null);

/** @throws outside the shell's document */
export function useModules(): Modules {
  const modules = use(ModulesContext);
  if (!modules) throw new Error('a remote module can only render inside the shell');
  return modules;
}

export const remoteOf = (id: ModuleId): RemoteKey => id.slice(0, id.indexOf('/')) as RemoteKey;
export const nameOf = (id: ModuleId): string => id.slice(id.indexOf('/') + 1);
