/**
 * Limits of time of the server, in ms: how long it waits for what may not come. What comes at intervals stands where it runs,
 * and how a worker that hangs is noticed in `rendering/pool/render-thread.ts`.
 */

// A page, from its data to its answer.

/** The data of a page: two calls, one after the other, of an API that takes 3 s for each. */
export const DATA_DEADLINE_MS = 7_000;
/** After that a `load` may still say what is missing. */
export const DATA_GRACE_MS = 250;
/** The data of a widget in a page of a remote: the page has its own content without it. */
export const WIDGET_DATA_DEADLINE_MS = 1_000;
/** A component that suspends while a page renders. All data is loaded by then. */
export const SUSPENSE_DEADLINE_MS = 2_000;
/** A form's action. Without JavaScript the visitor sees a blank page meanwhile. */
export const ACTION_DEADLINE_MS = 15_000;
/** A job that a visitor waits for, from the queue of the pool to its answer. */
export const JOB_DEADLINE_MS = 20_000;

// What no visitor waits for.

/** The addresses of all pages of a remote. */
export const LISTING_DEADLINE_MS = 50_000;
/** A request that needs these addresses for the first time. It is answered without the addresses that are still being listed. */
export const LISTED_WAIT_MS = 4_000;
/** A job of the pool: the addresses of all pages, or a step of a trial, which takes a few renders. */
export const BACKGROUND_JOB_DEADLINE_MS = 60_000;

// Workers and their code.

/** The top level of a remote's bundle. Its modules only define what they export. */
export const EVALUATION_DEADLINE_MS = 2_000;
/** A new worker, until it can render. */
export const WORKER_READY_DEADLINE_MS = 10_000;
/** A pool that is replaced. A request that holds it may have another job: the page after a form's action, or one in the queue. */
export const POOL_CLOSE_DEADLINE_MS = 10_000;

// Others that the server asks.

/** One file of the release store. The next poll asks again. */
export const STORE_READ_DEADLINE_MS = 3_000;
/** A picture at another origin. Later it counts as missing, for a minute. */
export const PICTURE_DEADLINE_MS = 5_000;

// Connections and the end of the process.

/** An idle connection. Balancers keep theirs for 60 s by their defaults: one that a balancer writes on must be open. */
export const KEEP_ALIVE_MS = 65_000;
/** A request, from its first byte to its last: at most 64 KB, so a connection of 20 kbit/s is enough. */
export const REQUEST_DEADLINE_MS = 30_000;
/** When the server closes: an idle connection, for a last request, whose answer ends it. */
export const LAST_REQUESTS_MS = 250;
/** All requests under way when the process is told to stop. Then it ends. Systemd and Docker give 10 s or more. */
export const STOP_DEADLINE_MS = 8_000;

// A trial.

/** CPU time of one step without a pause. A `load` and a component that never end are cut off before. */
export const STEP_CPU_MAX_MS = 6_000;
/** CPU time of a page or widget: a render blocks its worker. */
export const RENDER_CPU_MAX_MS = 400;
