/**
 * Format of what pages ask about releases, which browsers keep by its address. It gets the next number whenever pages need
 * something of a `LiveRelease` that shells before did not send.
 */
export const COMPOSITION_FORMAT = 2;

/** Where a page of this shell asks about releases; their digests are the query. */
export const RELEASES_PATH = `/_composition/${COMPOSITION_FORMAT}`;
