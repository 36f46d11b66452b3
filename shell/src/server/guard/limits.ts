import type { IncomingMessage } from 'node:http';
import { createBoundedQueue } from './bounded-queue.ts';
import { createAddressReader } from './client-address.ts';
import { networkOf } from './network.ts';
import { createRateLimit } from './rate-limit.ts';
import { kindOf } from './request-kind.ts';

/** Form posts that are being answered. A person sends one, and a second with a double click. */
const POSTS = { concurrency: 8, waiting: 24, perClient: 8 };
/** Calls of the API. None waits: an API that hangs would have it wait for nothing. */
const CALLS = { concurrency: 256, waiting: 0, perClient: 64 };

interface LimitsOptions {
  trustedProxies: readonly string[];
  /** Of one client, and as many reports; 0 disables both limits. */
  postsPerMinute: number;
}

export type Limits = ReturnType<typeof createLimits>;

/** How much the server does at a time and in a minute, in all and for one client. */
export function createLimits({ trustedProxies, postsPerMinute }: LimitsOptions) {
  const addressOf = createAddressReader(trustedProxies);
  const clientOf = (request: IncomingMessage): string => networkOf(addressOf(request));
  const posts = createBoundedQueue(POSTS);
  const calls = createBoundedQueue(CALLS);
  const countPost = createRateLimit(postsPerMinute);
  const countReport = createRateLimit(postsPerMinute);

  /** For each request before its routing, so that a refusal costs next to nothing. @throws RetryLater */
  async function admit(request: IncomingMessage): Promise<void> {
    switch (kindOf(request)) {
      case 'report':
        return await countReport(clientOf(request));
      case 'api':
        return calls.checkRoomFor(clientOf(request));
      case 'post': {
        // Before the sender is known: a refused post does not count against anyone.
        posts.checkRoom();
        const client = clientOf(request);
        await countPost(client);
        return posts.checkRoomFor(client);
      }
      default:
    }
  }
  return { addressOf, clientOf, posts, calls, admit };
}
