import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { createBoundedQueue } from './bounded-queue.ts';
import { createProblem } from './problem.ts';
import { createRateLimit } from './rate-limit.ts';
import type { RequestKind } from './request-kind.ts';

/** Form posts that are being answered. A person sends one, and a second with a double click. */
const POSTS = { concurrency: 8, waiting: 24, perClient: 8 };
/** Calls of the API. None waits: an API that hangs would have it wait for nothing. */
const CALLS = { concurrency: 256, waiting: 0, perClient: 64 };

/** Bodies of such calls that are arriving, and say their length: who sends slowly takes no place of calls. Each is small. */
const BODIES = { concurrency: 2_048, waiting: 0, perClient: 256 };

/** Largest bodies of requests, in bytes. */
const BODY_BYTES = {
  /** Far above what a person types. The form's own limits are the remote's, which shows the page again with the input. */
  form: 32 * 1024,
  call: 64 * 1024,
  report: 4 * 1024,
  /** The form that chooses a preview has no fields. */
  choice: 1_024,
};

/** Refuses a request of a kind whose body is larger. One without a length is read here. @param sentence says so */
export function limitBody(kind: keyof typeof BODY_BYTES, sentence: string): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: BODY_BYTES[kind],
    onError: () => Promise.reject(createProblem(413, sentence)),
  });
  return async (context, next) => await wholeBody(context, limit(context, next));
}

/** A body, whole. @throws HTTPException when its sender leaves or is too slow, which is no fault of the site */
export async function wholeBody<T>({ env }: Pick<Context, 'env'>, body: Promise<T>): Promise<T> {
  const { incoming }: Partial<HttpBindings> = env ?? {};
  return await body.catch((error: unknown) => {
    const isCutOff = incoming?.readableAborted && !(error instanceof HTTPException);
    throw isCutOff ? createProblem(400, 'The request did not arrive whole') : error;
  });
}

interface LimitsOptions {
  /** Requests of one client in a minute, and as many reports; 0 disables both limits. */
  postsPerMinute: number;
}

export type Limits = ReturnType<typeof createLimits>;

/** How much the server does at a time and in a minute, in all and for one client. */
export function createLimits({ postsPerMinute }: LimitsOptions) {
  const posts = createBoundedQueue(POSTS);
  const calls = createBoundedQueue(CALLS);
  const bodies = createBoundedQueue(BODIES);
  const countPost = createRateLimit(postsPerMinute);
  const countReport = createRateLimit(postsPerMinute);

  /** For each request before its routing, so that a refusal costs next to nothing. @throws RetryLater */
  async function admit(request: { kind: RequestKind; client: string }): Promise<void> {
    switch (request.kind) {
      case 'report':
        return await countReport(request.client);
      case 'api':
        return calls.assertCapacityFor(request.client);
      case 'post':
        // Before the client is counted: a refused post does not count against anyone.
        posts.assertCapacity();
        await countPost(request.client);
        return posts.assertCapacityFor(request.client);
      default:
    }
  }
  return { posts, calls, bodies, admit };
}
