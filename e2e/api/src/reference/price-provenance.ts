import * as v from 'valibot';

/** What the prices rest on, as `reference_facts` stores it. */
export const PriceProvenanceSchema = v.object({
  sources: v.array(v.object({ id: v.string(), name: v.string(), year: v.nullable(v.number()) })),
  methods: v.array(v.object({ title: v.string(), text: v.string() })),
  /** By the treatment's id. */
  treatments: v.record(
    v.string(),
    v.object({
      /** Ids of sources. */
      sources: v.array(v.string()),
      /** Countries whose range was found published. */
      published: v.array(v.string()),
      /** What there is to say of a price, by country. */
      notes: v.record(v.string(), v.string()),
    }),
  ),
});
export type PriceProvenance = v.InferOutput<typeof PriceProvenanceSchema>;
