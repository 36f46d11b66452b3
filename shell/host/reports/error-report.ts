import { RemoteKeySchema } from 'shared-contracts/host';
import * as v from 'valibot';
import { FRAMES_MAX, OWN_FILE } from './error-report-limits.ts';
import { CompositionId, Digest, Name } from './vitals-report.ts';

const OwnFile = v.pipe(v.string(), v.maxLength(160), v.regex(OWN_FILE));
const Position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));

/**
 * One thing that went wrong in a page: which part of it, and where in the code. Sent without consent, since it says nothing
 * of the visitor: no cookie, no address but the kind of page, nothing that was typed.
 */
export const ErrorReportSchema = v.strictObject({
  composition: CompositionId,
  kind: v.picklist(['render', 'load', 'integrity', 'hydration', 'uncaught']),
  /** Whose code it was. */
  remote: v.union([v.literal('shell'), RemoteKeySchema]),
  release: v.optional(Digest),
  /** The page or widget that failed, else the page that was open; the shell's own begin with the word shell and a slash. */
  where: Name,
  /** The error's name, with the number of a React error. Its text may hold what the visitor typed. */
  reason: v.pipe(v.string(), v.maxLength(80), v.regex(/^\w{1,40}(?:: React error #\d{1,4})?$/)),
  /** The file that did not arrive, or arrived with other content. */
  file: v.optional(OwnFile),
  frames: v.pipe(
    v.array(v.strictObject({ file: OwnFile, line: Position, column: Position })),
    v.maxLength(FRAMES_MAX),
  ),
});
export type ErrorReport = v.InferOutput<typeof ErrorReportSchema>;
