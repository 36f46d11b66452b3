import { createContext, use } from 'react';
import type { ExposedModule, LoadContext } from 'shared-contracts';
import type { Composition, LiveRelease, ModuleId, PageDescription, RemoteKey } from 'shared-contracts/host';

/** What the server rendered for a module: its own HTML, or that of its fallback. */
export interface ServerHtml {
  html: string;
  fallback: boolean;
  /** In the browser: the element, which keeps what the visitor typed even after React has replaced it. */
  element?: Element;
}

/**
 * A live release as a page knows it: all of it, or at first its digest, the rows that the page places, and the files of the
 * module that is the page.
 */
export type KnownRelease = Pick<LiveRelease, 'digest'> & { pages?: readonly KnownRow[] } & Partial<
    Omit<LiveRelease, 'pages'>
  >;

/** Address of a release's folder. */
export const baseOf = (remote: RemoteKey, digest: string): LiveRelease['base'] =>
  `/_releases/${remote}/${digest}/`;

/** A row without the words of its preview picture, which browsers do not draw. */
export type KnownRow = Omit<LiveRelease['pages'][number], 'social'>;

/** The composition as a page knows it: which releases are live, and their pages. */
export interface KnownComposition extends Omit<Composition, 'remotes'> {
  remotes: Record<RemoteKey, KnownRelease>;
  /** In the browser at first: only this page is known, with its slots, and the links of the menus. */
  isPartial?: true;
  menu?: readonly MenuLink[];
  slots?: Record<string, readonly ModuleId[]>;
  /** By slot of a remote: the parameters of the page that its widgets get. */
  slotParams?: Record<string, readonly string[]>;
}

/** A link of a menu to a remote's page. */
export type MenuLink = Required<Pick<PageDescription, 'path' | 'name' | 'menu'>>;

/** The remote modules of a page: from a composition snapshot on the server, from the federation runtime in the browser. */
export interface Modules {
  composition(): KnownComposition;
  /** A module that is loaded already: rendering never waits. */
  get(id: ModuleId): ExposedModule | undefined;
  /** Loads a module's code and CSS, and a widget's data. Rejects after a deadline. @param params of the page, for a widget */
  load(id: ModuleId, params?: LoadContext['params']): Promise<ExposedModule>;
  /** Asks for what the page does not know of its composition, and looks for missing remotes in the newest one. */
  complete(): Promise<void>;
  /**
   * For a module in a page of the shell only until the first commit after hydration; for a widget in another module for as long as
   * its page is shown, since that may go live later.
   * @param place which of several
   */
  serverHtml(id: ModuleId, place?: string): ServerHtml | undefined;
}

export const ModulesContext = createContext<Modules | null>(null);

/** The module of a remote that renders; null in what is the shell's. */
export const OwnerContext = createContext<ModuleId | null>(null);

/** @throws outside the shell's document */
export function useModules(): Modules {
  const modules = use(ModulesContext);
  if (!modules) throw new Error('outside of the shell');
  return modules;
}

export const remoteOf = (id: ModuleId): RemoteKey => id.slice(0, id.indexOf('/'));
export const nameOf = (id: ModuleId): string => id.slice(id.indexOf('/') + 1);
