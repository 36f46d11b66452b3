/** Limits of time of commands, promotions and trials, in ms: how long they wait for what may not come. */

// What a command asks.

/** A site, until it serves what was moved: its shells poll the journal, and load and try the composition. */
export const SITE_SERVES_DEADLINE_MS = 60_000;
/** One answer of that site. */
export const SITE_ANSWER_DEADLINE_MS = 5_000;
/** The shell that a remote is developed against, when it is asked which releases are live. */
export const LIVE_RELEASES_DEADLINE_MS = 5_000;
/** A file of a release at an address, while it is published. */
export const RELEASE_FILE_DEADLINE_MS = 10_000;
/** One try of a call of a bucket. */
export const BUCKET_CALL_DEADLINE_MS = 10_000;
/** The service of a cloud that gives credentials. It is on the same machine or network. */
export const CREDENTIALS_DEADLINE_MS = 3_000;

// Processes that a command starts.

/** Until it serves. */
export const PROCESS_START_DEADLINE_MS = 60_000;
/** From the request to stop until it is killed. */
export const PROCESS_STOP_DEADLINE_MS = 10_000;
/** The silence of the shell of a trial. It ends a slow step itself long before that. */
export const TRIAL_SILENCE_MS = 90_000;

// The look.

/** A page, until it is loaded and its code runs. */
export const LOOK_DEADLINE_MS = 20_000;
/** The whole walk from that page to the next, on a busy machine. */
export const WALK_DEADLINE_MS = 40_000;
/** The next page, once its link is pressed. */
export const ARRIVAL_DEADLINE_MS = 10_000;
