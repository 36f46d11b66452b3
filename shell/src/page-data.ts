import type { PageHead } from 'shared-contracts';
import type { PageMatch } from './composition/match-page.ts';

/** What the loader of the page returns. The server embeds it in the page. */
export interface PageData {
  match: PageMatch;
  status: 200 | 404 | 503 | 422;
  head: PageHead;
  /** The page lacks code or data, so its fallback is shown. */
  down?: boolean;
  /** Of a form post without JavaScript: see `PageProps`. */
  state?: unknown;
  flash?: unknown;
}
