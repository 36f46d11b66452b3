import * as v from 'valibot';
import { DraftSchema, draftFields } from './draft.ts';

const ErrorsSchema = v.partial(v.object(v.entriesFromList(draftFields, v.string())));

/** State of a page that is shown again after a post without JavaScript: what went wrong, and what was typed. */
export const PostedSchema = v.object({
  problem: v.optional(v.picklist(['failed', 'busy', 'refused', 'tooFast'])),
  errors: ErrorsSchema,
  values: DraftSchema,
});
export type Posted = v.InferOutput<typeof PostedSchema>;

/** What the page after a successful post shows once; `reference` is null when the same request was known already. */
export const ReceiptSchema = v.object({ reference: v.nullable(v.string()) });
export type Receipt = v.InferOutput<typeof ReceiptSchema>;

/** Parses what the shell handed over; undefined for anything else. */
export function parsed<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}
