import * as v from 'valibot';

export const Name = v.pipe(v.string(), v.maxLength(80), v.regex(/^[a-z0-9/-]+$/));
export const Digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

export const CompositionId = v.pipe(v.string(), v.maxLength(80), v.regex(/^[\w-]+$/));

/**
 * How fast and steady one page view was. It names the kind of page and the code, never an address or a
 * visitor.
 */
export const VitalsReportSchema = v.strictObject({
  composition: CompositionId,
  /** Id of the remote's module, or name of the shell's own page after the word shell and a slash. */
  page: Name,
  vitals: v.pipe(
    v.array(
      v.strictObject({
        name: v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
        /** In ms; that of CLS has no unit. */
        value: v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000)),
        /** The module whose element was largest, moved most or reacted slowest, if it is a remote's. */
        module: v.optional(Name),
        release: v.optional(Digest),
      }),
    ),
    v.minLength(1),
    v.maxLength(5),
  ),
});
export type VitalsReport = v.InferOutput<typeof VitalsReportSchema>;
