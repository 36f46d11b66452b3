import type { LiveRelease, RemoteKey } from 'shared-contracts/host';
import type { PageData } from './data.ts';
import type { KnownComposition, KnownRelease } from './modules.ts';

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

/** A live release as a page carries it: by its digest, with rows of what it places and files of the module that is the page. */
export type CarriedRelease = Pick<LiveRelease, 'digest'> &
  Partial<Pick<KnownRelease, 'container' | 'web' | 'exposes' | 'pages' | 'widgets'>>;

export interface CarriedComposition extends Omit<KnownComposition, 'remotes' | 'isPartial'> {
  remotes: Record<RemoteKey, CarriedRelease>;
}

/**
 * The data block of a page: the composition it was rendered with, its loader's data, its queries. Written and read by one
 * release of the shell.
 */
export interface PagePayload {
  composition: CarriedComposition;
  config: PublicConfig;
  page: PageData;
  queries: PageQueries;
}

/** The composition as far as the browser knows it from the page. */
export function readComposition({ remotes, ...composition }: CarriedComposition): KnownComposition {
  const read = ([key, release]: [RemoteKey, CarriedRelease]): [RemoteKey, KnownRelease] => [
    key,
    { pages: [], widgets: [], ...release, base: `/_releases/${key}/${release.digest}/` },
  ];
  const carried = Object.entries(remotes);
  return { ...composition, remotes: Object.fromEntries(carried.map(read)), isPartial: true };
}
