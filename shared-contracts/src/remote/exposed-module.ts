import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Api } from '../api/api.ts';
import type { PageHead } from '../site/page-head.ts';
import type { TripStore } from '../trip/trip-store.ts';

/** What a slot hands on, by name: plain data, of the kinds that the row of its page says. Each may be missing. */
export type SlotData = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** What `load`, `head` and `action` receive. Store and query client belong to one request, or to one page in the browser. */
export interface LoadContext {
  api: Api;
  queryClient: QueryClient;
  store: TripStore;
  /** Parameters of the page's path pattern, e.g. `{ slug: 'hip-replacement' }`. */
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  /** Navigation state of a client navigation; on the server the `state` of an action's result, else undefined, as at hydration. */
  state?: unknown;
  /** The server awaits all data, the client base data only. */
  server: boolean;
  signal?: AbortSignal;
}

/** What `prefetch` receives: no store and no session, because the visitor may never open the page. */
export interface PrefetchContext extends Pick<LoadContext, 'api' | 'queryClient' | 'params' | 'url'> {
  /**
   * Only a link to the page is in view. The data of all such pages comes in one small answer: `api` joins the calls of
   * reference data that `prefetch` makes at once. A page with much data fetches none of it.
   */
  inView?: true;
}

/** For 404 and 503 the shell shows its own screens; `redirect` replaces the location, with `message` as a toast. */
export interface LoadResult {
  status: 200 | 404 | 503;
  /** With 503: only a section of the page failed. The page is shown and requests that section again. */
  partial?: true;
  redirect?: { to: string; message?: string };
  /** In the browser: fulfilled when the data is there that the page opened without. Its head is made again then. */
  arriving?: Promise<unknown> | undefined;
}

/** Props of a page's component. */
export interface PageProps {
  params: Readonly<Record<string, string | undefined>>;
  /** The `state` of an action's result, on the page rendered after a post without JavaScript. */
  state?: unknown;
  /** The `flash` of an action that redirected here: present once. */
  flash?: unknown;
}

/** What an action receives besides the form. */
export interface ActionContext extends LoadContext {
  /** Null while the API is down. The action still returns a result, with everything that was typed. */
  sessionId: number | null;
  /** Time in ms since this browser opened the form; null if the shell cannot tell. */
  openedMs: number | null;
  /** Digest of session and payload, keyed by the server, so that repeated posts are one request. */
  idempotencyKey: string;
}

/** What `check` receives besides the form. */
export type CheckContext = Pick<ActionContext, 'params' | 'url' | 'openedMs'>;

/**
 * 422 and 503 render the page again with `state` (errors and typed values), 200 with the answer to what was asked; 303
 * redirects with a one-time `flash`.
 */
export type ActionResult =
  | { status: 200 | 422; state: unknown }
  | { status: 303; to: string; flash: unknown }
  | { status: 503; state: unknown };

/** An address of a page whose path has parameters. */
export interface PageAddress {
  path: string;
  /** The page's preview picture; `image` is the path of one of the site's pictures, or the address of one that the API names. */
  social: { title: string; text: string; image?: string };
}

/** A page that a remote exposes. `load` fills the query client. */
export interface ExposedPage {
  Component: ComponentType<PageProps>;
  load?(ctx: LoadContext): Promise<LoadResult>;
  /**
   * Fills the query client when a visit is likely, once per address: after a pointer rests on a link, a touch, or
   * keyboard focus; and while a link is in view and the browser is idle. Failures are ignored; `load` requests what is
   * missing.
   */
  prefetch?(ctx: PrefetchContext): Promise<unknown>;
  /** What parameters and loaded data add to the head that the page's row gives. */
  head?(ctx: LoadContext): Partial<PageHead>;
  /**
   * All addresses of the module's pages with parameters, for the sitemap and the preview pictures; without it they are in
   * neither; at most 100,000. Called on the server: again after ten minutes, since prices in its texts may change, and soon after a failure.
   */
  addresses?(ctx: Pick<LoadContext, 'api' | 'queryClient'>): Promise<readonly PageAddress[]>;
  /**
   * Judges a posted form by itself, before a session is started for it. A result answers the post; without one, `action`
   * runs.
   */
  check?(form: FormData, ctx: CheckContext): ActionResult | undefined;
  /** Handles a form post without JavaScript: schema, mapping and copy are the remote's, the rest is the shell's. */
  action?(form: FormData, ctx: ActionContext): Promise<ActionResult>;
}

/** Props of a widget's component. A page may place it several times, each with other data. */
export interface WidgetProps {
  /** Parameters of the page that the slot hands on. */
  params: Readonly<Record<string, string | undefined>>;
  data: SlotData;
}

/** A component that stands in a slot: of the shell's pages, of a page of any remote, or of another widget. */
export interface ExposedWidget {
  Component: ComponentType<WidgetProps>;
  /** Starts together with that of the page. It gets the page's parameters, as the component, and never the page's data. */
  load?(ctx: LoadContext): Promise<LoadResult>;
}

/** Exports of a file in `src/exposes/`: a page or a widget. */
export type ExposedModule = { page: ExposedPage; widget?: never } | { widget: ExposedWidget; page?: never };
