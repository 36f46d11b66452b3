import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/api.ts';
import type { TripStore } from '../trip/trip-store.ts';

/** What `load`, `head` and `action` are given: one store and one query client, of this request or of this page. */
export interface LoadContext {
  api: Api;
  queryClient: QueryClient;
  store: TripStore;
  /** Of the page's path pattern, e.g. `{ slug: 'hip-replacement' }`. */
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  /** Navigation state of a client navigation; undefined on the server and at hydration. */
  state?: unknown;
  /** On the server all data is awaited, on the client base data only. */
  server: boolean;
  signal?: AbortSignal;
}

/** 404 and 503 show the shell's own screens; `redirect` replaces the location, `message` then is shown as a toast. */
export interface LoadResult {
  status: 200 | 404 | 503;
  /** With 503: a section of the page failed, the rest stands. The page itself is shown, and asks for that section again. */
  partial?: true;
  redirect?: { to: string; message?: string };
}

export interface PageProps {
  params: Readonly<Record<string, string | undefined>>;
  /** What `action` answered with, on the page rendered again after a post without JavaScript. */
  state?: unknown;
  /** What `action` sent to the page after a 303: shown once. */
  flash?: unknown;
}

export interface ActionContext extends LoadContext {
  /** Null when none can be had: the API is down. The action still answers, with all that was typed. */
  sessionId: number | null;
  /** How long ago this browser opened the form, in ms; null when the shell cannot vouch for it. People take their time. */
  openedMs: number | null;
  /** Digest of session and payload, keyed by the server: the same post twice is one request. */
  idempotencyKey: string;
}

/** 422 renders the page again with `state` (errors and typed values); a redirect is answered as 303 with a one-time `flash`. */
export type ActionResult =
  | { status: 422; state: unknown }
  | { status: 303; to: string; flash: unknown }
  | { status: 503; state: unknown };
