import type { PageHead } from 'shared-contracts';
import type { Match, MatchedPage } from './match.ts';

/** A page with what its `load` gave. The server embeds it in its HTML. */
export interface LoadedPage {
  match: Match;
  status: 200 | 404 | 503 | 422;
  head: PageHead;
  /** Code or data of the page is missing, so its fallback is shown. */
  hasNoData?: boolean;
  /** Outcome of a form post without JavaScript: see `PageProps`. */
  state?: unknown;
  flash?: unknown;
  /** In the browser, if the page opened before its data arrived: the head that is made from this data. */
  laterHead?: Promise<PageHead | undefined>;
}

export interface LoadRequest {
  url: URL;
  /** On the server: the page that its path matches. */
  matched?: MatchedPage;
  /** State of the navigation. */
  state?: unknown;
  signal: AbortSignal;
}

/** Rejects when the code of a page of the shell could not be loaded, or the site cannot be reached. */
export type LoadPage = (request: LoadRequest) => Promise<LoadedPage | { redirectTo: string }>;
