/** Limits of time of a page in the browser, in ms: how long it waits for what may not come. */

/** A navigation to a remote's page. Then the page shows from inert HTML, or with its fallback. */
export const REMOTE_PAGE_DEADLINE_MS = 1_500;
/** A module, from the first request of its files to what its widget loads. */
export const MODULE_DEADLINE_MS = 15_000;
/** A script or style sheet. The next try asks for it again. */
export const FILE_DEADLINE_MS = 6_000;
/** The composition, and whether the site answers at all. */
export const COMPOSITION_DEADLINE_MS = 4_000;
/** A module that suspends, before it stops holding up the page. */
export const HOLD_UP_DEADLINE_MS = 6_000;
