import { pagesOfRemote, ReleaseSchema, type RemoteKey, remoteKeys } from 'shared-contracts';
import * as v from 'valibot';
import type { KnownComposition } from './composition/modules.ts';

/** Configuration for the browser: no secrets. */
const PublicConfigSchema = v.object({
  origin: v.string(),
  /** Development only: reload when the composition changes. */
  liveReload: v.boolean(),
  /** Where analytics events go after opt-in. None are sent without it. */
  analyticsUrl: v.optional(v.string()),
  /** Shells of testers only: hosts that overrides may come from. */
  overrideHosts: v.optional(v.array(v.string())),
});
export type PublicConfig = v.InferOutput<typeof PublicConfigSchema>;

export const PAYLOAD_ID = 'page-payload';

/** Key and data of each query that the page's `load` filled. As old as the page itself, so that equal pages are equal bytes. */
const PageQueriesSchema = v.array(v.tuple([v.array(v.unknown()), v.unknown()]));
export type PageQueries = v.InferOutput<typeof PageQueriesSchema>;

/** The row of a remote's page in the shell's own table. */
export const ownRow = (key: string, path: string) =>
  pagesOfRemote(key as RemoteKey).find(page => page.path === path);

const { digest, pages, container, web, exposes } = ReleaseSchema.entries;

/** A live release as a page carries it: by its digest, with files only of the module that is the page. */
const CarriedReleaseSchema = v.object({
  digest,
  /** Left out if all are those of the shell's own table; of them a row that is in the table is named by its path. */
  pages: v.optional(v.array(v.union([v.string(), pages.item]))),
  container: v.optional(container),
  web: v.optional(web),
  exposes: v.optional(exposes),
});
export type CarriedRelease = v.InferOutput<typeof CarriedReleaseSchema>;

const CarriedCompositionSchema = v.pipe(
  v.object({
    id: v.string(),
    shell: v.string(),
    remotes: v.partial(v.object(v.entriesFromList(remoteKeys, CarriedReleaseSchema))),
  }),
  v.transform(
    ({ remotes, ...composition }): KnownComposition => ({
      ...composition,
      remotes: Object.fromEntries(
        Object.entries(remotes).map(([key, release]) => [
          key,
          {
            ...release,
            base: `/_releases/${key}/${release.digest}/`,
            pages:
              release.pages?.map(page => (typeof page === 'string' ? ownRow(key, page) : page)) ??
              pagesOfRemote(key as RemoteKey),
          },
        ]),
      ),
    }),
  ),
);

/** The data block of a page: the composition it was rendered with, its loader's data, its queries. */
export const PagePayloadSchema = v.object({
  composition: CarriedCompositionSchema,
  config: PublicConfigSchema,
  page: v.custom<import('./page-data.ts').PageData>(value => typeof value === 'object' && value !== null),
  queries: PageQueriesSchema,
});
/** As the page carries it. */
export type PagePayload = v.InferInput<typeof PagePayloadSchema>;
