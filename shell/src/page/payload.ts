import { type LiveRelease, pagesOfRemote, type RemoteKey } from 'shared-contracts/host';
import type { KnownComposition, KnownRelease } from '../remote/modules.ts';
import type { PageData } from './data.ts';

/** Configuration for the browser: no secrets. */
export interface PublicConfig {
  origin: string;
  /** Development only: reload when the composition changes. */
  liveReload: boolean;
  /** Where analytics events go after opt-in. None are sent without it. */
  analyticsUrl?: string | undefined;
}

export const PAYLOAD_ID = 'page-payload';

/** Key and data of each query that the page's `load` filled. As old as the page itself, so that equal pages are equal bytes. */
export type PageQueries = (readonly [key: unknown[], data: unknown])[];

/** A live release as a page carries it: by its digest, with files only of the module that is the page. */
export interface CarriedRelease extends Partial<Pick<LiveRelease, 'container' | 'web' | 'exposes'>> {
  digest: string;
  /** Left out if all are those of the shell's own table; of them a row that is in the table is named by its path. */
  pages?: (LiveRelease['pages'][number] | string)[];
}

export interface CarriedComposition extends Omit<KnownComposition, 'remotes'> {
  remotes: Partial<Record<RemoteKey, CarriedRelease>>;
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

/** The row of a remote's page in the shell's own table. */
export const ownRow = (key: RemoteKey, path: string) => pagesOfRemote(key).find(page => page.path === path);

/** The composition that a page carries, with all rows of its pages. */
export function readComposition({ remotes, ...composition }: CarriedComposition): KnownComposition {
  const read = ([key, release]: [RemoteKey, CarriedRelease]): [RemoteKey, KnownRelease] => [
    key,
    {
      ...release,
      base: `/_releases/${key}/${release.digest}/`,
      pages:
        release.pages?.flatMap(page => (typeof page === 'string' ? (ownRow(key, page) ?? []) : page)) ??
        pagesOfRemote(key),
    },
  ];
  const carried = Object.entries(remotes) as [RemoteKey, CarriedRelease][];
  return { ...composition, remotes: Object.fromEntries(carried.map(read)) };
}
