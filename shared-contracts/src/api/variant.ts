import * as v from 'valibot';

/** The A/B variant, stored and sent with the treatment; both look alike (sections 4 and 9). */
export const VariantSchema = v.picklist(['A', 'B']);
export type Variant = v.InferOutput<typeof VariantSchema>;

/** A for an even session id, B for an odd one (section 9). */
export function variantOf(sessionId: number): Variant {
  return sessionId % 2 === 0 ? 'A' : 'B';
}
