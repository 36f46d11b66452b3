import { CompositionSchema } from 'shared-contracts';
import * as v from 'valibot';

/** Configuration for the browser: no secrets. */
const PublicConfigSchema = v.object({
  origin: v.string(),
  /** Development only: reload when the composition changes. */
  liveReload: v.boolean(),
  /** Where analytics events go after opt-in. None are sent without it. */
  analyticsUrl: v.optional(v.string()),
});
export type PublicConfig = v.InferOutput<typeof PublicConfigSchema>;

export const PAYLOAD_ID = 'page-payload';

/** Key and data of each query that the page's `load` filled. As old as the page itself, so that equal pages are equal bytes. */
const PageQueriesSchema = v.array(v.tuple([v.array(v.unknown()), v.unknown()]));
export type PageQueries = v.InferOutput<typeof PageQueriesSchema>;

/** The data block of a page: the composition it was rendered with, its loader's data, its queries. */
export const PagePayloadSchema = v.object({
  composition: CompositionSchema,
  config: PublicConfigSchema,
  page: v.custom<import('./page-data.ts').PageData>(value => typeof value === 'object' && value !== null),
  queries: PageQueriesSchema,
});
export type PagePayload = v.InferOutput<typeof PagePayloadSchema>;
