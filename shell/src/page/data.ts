import type { PageHead } from 'shared-contracts';
import type { MatchedPage, PageMatch } from './match.ts';

/** What the loader of the page returns. The server embeds it in the page. */
export interface PageData {
  match: PageMatch;
  status: 200 | 404 | 503 | 422;
  head: PageHead;
  /** The page lacks code or data, so its fallback is shown. */
  hasNoData?: boolean;
  /** Of a form post without JavaScript: see `PageProps`. */
  state?: unknown;
  flash?: unknown;
}

export interface LoadRequest {
  url: URL;
  /** On the server: the page at its path, which is known there. */
  matched?: MatchedPage;
  /** State of the navigation. */
  state?: unknown;
  signal: AbortSignal;
}

export interface LoadedPage extends PageData {
  /** In the browser, of a page that opened before its data was there: the head that the data makes, if it comes. */
  laterHead?: Promise<PageHead | undefined>;
}

/** Rejects when the code of a page of the shell could not be loaded, or the site cannot be reached. */
export type LoadPage = (request: LoadRequest) => Promise<LoadedPage | { redirectTo: string }>;
