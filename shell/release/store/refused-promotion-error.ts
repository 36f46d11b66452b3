/** A check that a candidate composition did not pass. The message is one sentence that says what is wrong. */
export class RefusedPromotionError extends Error {
  override readonly name = 'RefusedPromotionError';
}
