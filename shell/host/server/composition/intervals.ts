/** How often the release store is asked for the next entry of the journal, unless STORE_POLL_MS says otherwise. */
export const POLL_MS = 400;
/** How often the newest entry is read again: it may be gone, or its number given once more. */
export const CONFIRM_EVERY_MS = 5_000;
/** How often entries are listed, which finds what asking for the next number does not: numbers that were left out. */
export const LIST_EVERY_MS = 60_000;
/**
 * How often the journal is read for a file of a release that is not known here: another shell may have taken it up just now.
 */
export const LOOK_AGAIN_MS = 200;
/** How often channels are read whose previews are loaded. */
export const CHANNELS_EVERY_MS = 2_000;
