import type { PageProps } from 'shared-contracts';
import * as v from 'valibot';
import { DraftSchema, draftFields } from './draft.ts';
import { type SendProblem, sendProblems } from './send-problem.ts';

const ErrorsSchema = v.partial(v.object(v.entriesFromList(draftFields, v.string())));

/** State of a page that is shown again after a post without JavaScript: what went wrong, and what was typed. */
export const PostedSchema = v.object({
  problem: v.optional(v.picklist(sendProblems)),
  waitSeconds: v.optional(v.number()),
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

/** What stands above the form, of which there is one at a time. */
export type Outcome =
  | { kind: 'errors' }
  | { kind: 'problem'; problem: SendProblem; waitSeconds?: number }
  | { kind: 'receipt'; receipt: Receipt };

/** What came of a post without JavaScript, on the page that answers it. */
export function postedOutcome(posted: Posted | undefined, flash: PageProps['flash']): Outcome | null {
  const receipt = parsed(ReceiptSchema, flash);
  if (receipt) return { kind: 'receipt', receipt };
  if (!posted) return null;
  const { problem, waitSeconds } = posted;
  return problem ? { kind: 'problem', problem, waitSeconds } : { kind: 'errors' };
}
