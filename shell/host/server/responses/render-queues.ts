import { createBoundedQueue } from '../guard/bounded-queue.ts';
import type { RequestedPage } from '../incoming-request.ts';
import type { RenderedPage } from '../rendering/rendered-page.ts';

/** Pages that are being rendered. Visitors share them, so they do not count against any client. */
const RENDERS = { concurrency: 16, waiting: 32, perClient: Infinity };
/**
 * Pages of a pattern, and those that a missing remote may have: anybody can make up any number of paths, and pages that are not
 * found are not cached.
 */
const PATTERN_RENDERS = { concurrency: 12, waiting: 24, perClient: 8 };

/** Renders pages that all visitors get, a bounded number at a time. */
export function createRenderQueues() {
  const renders = createBoundedQueue(RENDERS);
  const patternRenders = createBoundedQueue(PATTERN_RENDERS);
  /** @param client who asks @throws RetryLater when too many pages are being rendered, in all or for this client */
  return ({ snapshot, path, matched }: RequestedPage, client: string): Promise<RenderedPage> => {
    const { match } = matched;
    const isOfPattern =
      match.kind === 'missing' || (match.kind === 'remote' && Object.keys(match.params).length > 0);
    const queue = isOfPattern ? patternRenders : renders;
    return queue.run(client, () => snapshot.renderer.renderPage({ path, matched }));
  };
}
