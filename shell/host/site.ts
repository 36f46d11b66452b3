import type { ComponentType, ReactNode } from 'react';
import type { LoadContext, PageHead } from 'shared-contracts';
import type { Fallback, MasterData } from 'shared-contracts/host';
import type { PublicConfig } from './page/payload.ts';
import type { ShellModule } from './shell-module.ts';

/** Tries to load a module now. It is retried in the background as well. */
type Retry = () => void;

/**
 * What the site hands to the host that serves it, wherever pages are rendered: browsers and render workers. The host knows no
 * subject, and imports nothing of the site.
 */
export interface Site {
  pages: {
    /** Loads a page's code. Rejects when its chunk could not be loaded. */
    load(name: string): Promise<ShellModule>;
    /** A page whose code is loaded already: rendering never waits. */
    get(name: string): ShellModule | undefined;
  };
  /** Around each page. */
  Layout: ComponentType<{ children: ReactNode }>;
  /** What the head of every document has, the same for all pages. */
  DocumentHead: ComponentType;
  /** The head of one page. */
  Head: ComponentType<{ head: PageHead; config: PublicConfig }>;
  /** The head as the page shows it. */
  shownHead(head: PageHead, config: PublicConfig): PageHead;
  /** Shown when the shell itself throws. */
  ErrorScreen: ComponentType;
  /** Stands in for a module that cannot be loaded. */
  ModuleFallback: ComponentType<{
    /** What the module's remote says; for a remote that nobody knows the shell's own words. */
    words?: Fallback | undefined;
    /** Name of a page that the words do not name. */
    name?: string | undefined;
    isPage?: boolean | undefined;
    retry: Retry;
  }>;
  /** The same for a widget inside a page. */
  FallbackNotice: ComponentType<{ text: string; retry: Retry }>;
  /** What pages of a demonstration say of themselves. */
  demonstration: string;
  /** A store for one page: what remotes share. */
  createStore(masterData?: Partial<MasterData>): LoadContext['store'];
  /** The client of the API as a page uses it, by what the API has. */
  withMasterData(api: LoadContext['api'], masterData: Partial<MasterData>): LoadContext['api'];
}

let handed: Site | undefined;

/** The first act of each program that renders pages. */
export function handOver(site: Site): void {
  handed = site;
}

/** @throws before the site is handed over */
export function theSite(): Site {
  if (!handed) throw new Error('No site was handed over');
  return handed;
}
