import * as v from 'valibot';

/** An error answer of the API (`application/problem+json`, RFC 9457). `errors` lists refused fields by path. */
export const ProblemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
  request_id: v.optional(v.string()),
  errors: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
});
export type Problem = v.InferOutput<typeof ProblemSchema>;
