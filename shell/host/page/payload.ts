import type { MasterData } from 'shared-contracts/host';
import type { LoadedPage } from './loaded-page.ts';
import { baseOf, type KnownComposition } from './modules.ts';

/** Configuration for the browser: no secrets. */
export interface PublicConfig {
  origin: string;
  /** The site is a demonstration: its foot says so, and its structured data offers nothing. */
  isDemonstration?: boolean | undefined;
  /** Development only: follow what changes. */
  isDevelopment?: boolean | undefined;
  /** Where analytics events go after opt-in. None are sent without it. */
  analyticsUrl?: string | undefined;
}

export const PAYLOAD_ID = 'page-payload';

/** Key and data of each query that the page's `load` filled. As old as the page itself, so that equal pages are equal bytes. */
export type PageQueries = (readonly [key: unknown[], data: unknown])[];

/**
 * The data block of a page: the composition it was rendered with, its loader's data, its queries. Written and read by one
 * release of the shell.
 */
export interface PagePayload {
  composition: KnownComposition;
  config: PublicConfig;
  /** Where it is not the usual. */
  masterData?: Partial<MasterData>;
  page: LoadedPage;
  queries: PageQueries;
}

/** The composition as far as the browser knows it from the page. */
export function readComposition({ remotes, ...composition }: KnownComposition): KnownComposition {
  const known = Object.entries(remotes).map(([key, release]) => [
    key,
    { ...release, base: baseOf(key, release.digest) },
  ]);
  return { ...composition, remotes: Object.fromEntries(known), isPartial: true };
}
