import type { PageHead } from 'shared-contracts';
import type { PageMatch } from './composition/match-page.ts';

/** What the page's loader answers; travels from server to client in the page. */
export interface PageData {
  plan: PageMatch;
  status: 200 | 404 | 503 | 422;
  /** As the remote describes its page; a client that lacks the remote's code renders the same head. */
  head?: PageHead;
  /** There is no data for the page: its fallback stands in. */
  down?: boolean;
  /** Of a form post without JavaScript: see `PageProps`. */
  state?: unknown;
  flash?: unknown;
}
