import type { LoadContext } from 'shared-contracts';
import type { MasterData } from 'shared-contracts/host';
import type { FailedCall } from '../api/failed-calls.ts';

/** What the server knows of the visitor who posted a form. */
export interface Visitor {
  cookie: string | undefined;
  address: string;
  /** The same for equal posts of one browser, for which the API starts one session. Never sent to a visitor. */
  postKey: string | undefined;
}

export interface VisitOptions {
  apiUrl: string;
  hashKey: string;
  /** Public origin of the site. */
  origin: string;
  /** Reaches the API. */
  fetch: typeof fetch;
  onFailedCall(failed: FailedCall): void;
  masterData?: Partial<MasterData>;
}

/** The API on behalf of one visitor. */
export interface Visit {
  api: LoadContext['api'];
  /** Cookies that the API has set, to be passed on to the browser. */
  setCookies: readonly string[];
  /** @throws ApiError when there is no session and none can be started */
  findOrStartSession(signal: AbortSignal): Promise<number>;
}

export type OpenVisit = (visitor: Visitor, options: VisitOptions) => Visit;
