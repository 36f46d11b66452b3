import type { Api, LoadContext } from 'shared-contracts';
import type { QueryClient } from 'shared-contracts/ui';
import type { BareServices } from '../document.tsx';
import type { PageRouter } from '../navigation/page-router.ts';
import type { PagePayload, PublicConfig } from '../page/payload.ts';
import type { Site } from '../site.ts';

/** What pages and widgets work with, the same for as long as the document is open. */
export interface ClientServices extends BareServices {
  services: BareServices;
  store: LoadContext['store'];
  queryClient: QueryClient;
  context(request?: Partial<LoadContext>): LoadContext;
  /** A client of the API for data that may never be needed: calls of one task are sent as one. */
  joinApi(signal: AbortSignal): Api;
}

/** What the site adds in browsers. */
export interface BrowserSite extends Site {
  createServices(payload: Pick<PagePayload, 'masterData' | 'config' | 'queries'>): ClientServices;
  /** Follows the router before the page is live. @returns what is to be done once it is, with addresses and the store */
  follow(router: PageRouter, client: ClientServices, config: PublicConfig): () => void;
  /** Whether the visitor agrees to measurements. */
  consent: { isAccepted(): boolean; subscribe(onChange: () => void): () => void };
}
