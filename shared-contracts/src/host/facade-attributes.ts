/** Attributes that only components of the facade have, whose styles pages of remotes import. */
export const facadeAttributes: readonly string[] = ['data-trip-days'];
