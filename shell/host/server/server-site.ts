import type { Hono } from 'hono';
import type { KnownComposition } from '../page/modules.ts';
import type { PageAddresses } from './responses/page-addresses.ts';

interface ConnectOptions {
  /** Public origin, without a trailing slash. */
  origin: string;
  hashKey: string;
  /** A third party that locates addresses, with its token. */
  geoService: { url: string; token: string | undefined } | undefined;
  /** Leads to the gateway. */
  fetchApi: typeof fetch;
  /** The pages that search engines list. */
  listPages(): Promise<PageAddresses>;
}

/** What the site hands to the server's main thread, which renders no page. */
export interface ServerSite {
  /** A page that needs neither a remote nor the API. */
  samplePage: string;
  /** Addresses that its pages link to by name, and that may lead nowhere by what the API has. */
  linked: readonly string[];
  /** The link that the main menu marks on a page at this path. */
  markedLink(composition: KnownComposition, path: string): string | undefined;
  /** The small print of preview pictures. */
  pictureNote: string;
  /** What visitors have stored: a release that would lose some of it does not pass its trial. */
  stored: { name: string; findLosses(): Promise<readonly string[]> };
  connect(options: ConnectOptions): {
    /** Addresses of the site besides its pages. */
    routes: Hono;
    /** Whether the API names this picture of another server. Rejects while it does not say. */
    isPictureNamed(url: string): Promise<boolean>;
  };
}
