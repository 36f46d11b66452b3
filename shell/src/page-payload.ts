import { CompositionSchema } from 'shared-contracts';
import * as v from 'valibot';

/** Configuration that the browser may see. Secrets never come here. */
const PublicConfigSchema = v.object({
  origin: v.string(),
  /** Reload when the set changes: development only. */
  liveReload: v.boolean(),
  /** Where analytics events are sent after opt-in; none by default. */
  analyticsUrl: v.optional(v.string()),
});
export type PublicConfig = v.InferOutput<typeof PublicConfigSchema>;

export const PAYLOAD_ID = 'page-payload';

/** The data block of a page: the set it was rendered with, its data, and what its loader answered. */
export const PagePayloadSchema = v.object({
  set: CompositionSchema,
  config: PublicConfigSchema,
  page: v.custom<import('./page-data.ts').PageData>(value => typeof value === 'object' && value !== null),
  queries: v.unknown(),
});
export type PagePayload = v.InferOutput<typeof PagePayloadSchema>;

/** JSON that can stand inside a script element whatever the data is. */
export function serialisePayload(payload: PagePayload): string {
  return JSON.stringify(payload).replaceAll('<', '\\u003c');
}
