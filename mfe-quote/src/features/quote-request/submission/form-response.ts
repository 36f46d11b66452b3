import type { PageProps } from 'shared-contracts';
import * as v from 'valibot';
import type { TripEstimate } from '../data/use-trip-estimate.ts';
import { type Draft, DraftSchema } from '../draft/draft.ts';
import { type Failure, FailureSchema } from './send-problem.ts';

/** Page state after a post without JavaScript that was not stored: what went wrong, and the answers. */
export const FormResponseSchema = v.object({ ...FailureSchema.entries, values: DraftSchema });
export type FormResponse = v.InferOutput<typeof FormResponseSchema>;

/** What became of a copy by e-mail. `pending`: the answer could not wait for it. */
const CopySchema = v.picklist(['sending', 'sent', 'failed', 'pending']);
export type CopyState = v.InferOutput<typeof CopySchema>;

/** One-time page state after a stored post, which a cookie carries: no contact data and no free text. */
export const ReceiptSchema = v.object({
  reference: v.string(),
  /** Treatment id. */
  treatment: v.optional(v.string(), ''),
  destination: v.optional(v.string(), ''),
  copy: v.optional(CopySchema),
});
export type Receipt = v.InferOutput<typeof ReceiptSchema>;

/** What the last attempt to send led to. The page shows one result at a time, above the form. */
export type SubmissionResult = Failure | StoredRequest;

export interface StoredRequest {
  receipt: Receipt;
  /** What was sent; undefined on the page after a post without JavaScript. */
  sent?: { draft: Draft; treatmentName: string; estimate: TripEstimate };
}

/** Parses page state that the shell passed on; undefined if it has another shape. */
export function tryParse<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}

/** The result of a post without JavaScript, for the page that responds to it; null on any other page. */
export function resultOfPost(
  response: FormResponse | undefined,
  flash: PageProps['flash'],
): SubmissionResult | null {
  const receipt = tryParse(ReceiptSchema, flash);
  return receipt ? { receipt } : (response ?? null);
}
