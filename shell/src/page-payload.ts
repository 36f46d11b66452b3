import { CompositionSchema, pagesOfRemote, type RemoteKey } from 'shared-contracts';
import * as v from 'valibot';

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

/** The composition, with rows that the shell's own table has as well named by their path, and a digest only in `base`. */
const CompactCompositionSchema = v.pipe(
  v.looseObject({
    remotes: v.record(v.string(), v.looseObject({ base: v.string(), pages: v.array(v.unknown()) })),
  }),
  v.transform(({ remotes, ...composition }) => ({
    ...composition,
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([key, release]) => [
        key,
        {
          ...release,
          digest: release.base.split('/').at(-2),
          pages: release.pages.map(page => (typeof page === 'string' ? ownRow(key, page) : page)),
        },
      ]),
    ),
  })),
  CompositionSchema,
);

/** The data block of a page: the composition it was rendered with, its loader's data, its queries. */
export const PagePayloadSchema = v.object({
  composition: CompactCompositionSchema,
  config: PublicConfigSchema,
  page: v.custom<import('./page-data.ts').PageData>(value => typeof value === 'object' && value !== null),
  queries: PageQueriesSchema,
});
/** As the page carries it. */
export type PagePayload = v.InferInput<typeof PagePayloadSchema>;
