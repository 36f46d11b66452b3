import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { type MatchedPage, matchPage } from '../page/match.ts';
import { findMove } from '../page/pages-of.ts';
import type { ChooseComposition, ChosenComposition } from './channels/choose-composition.ts';
import type { CompositionSnapshot } from './composition/composition-snapshot.ts';
import type { CompositionWatcher } from './composition/composition-watcher.ts';
import { type Address, readAddress } from './guard/address.ts';
import { createAddressReader } from './guard/client-address.ts';
import { networkOf } from './guard/network.ts';
import { createHostCheck } from './guard/own-host.ts';
import { kindOf, type RequestKind } from './guard/request-kind.ts';
import { isPageView } from './page-view.ts';

/** A page of one composition, as cache, queue and worker get it. */
export class RequestedPage {
  readonly snapshot: Pick<CompositionSnapshot, 'composition' | 'renderer'>;
  readonly path: string;
  #matched: MatchedPage | undefined;

  constructor(snapshot: RequestedPage['snapshot'], path: string) {
    this.snapshot = snapshot;
    this.path = path;
  }

  get matched(): MatchedPage {
    return (this.#matched ??= matchPage(this.snapshot.composition, this.path));
  }

  /** Where the page is for good that had this path formerly. */
  get movedTo(): string | undefined {
    return findMove(this.snapshot.composition, this.path);
  }
}

/** What reading a request needs of the site. */
interface Site {
  isOwnHost(request: IncomingMessage): boolean;
  readClientAddress(request: IncomingMessage): string;
  choose: ChooseComposition;
  watcher: Pick<CompositionWatcher, 'current'>;
}

/** A request, read once: each part when it is first asked for, since a cached page needs few of them. */
export class IncomingRequest {
  readonly incoming: IncomingMessage;
  readonly kind: RequestKind;
  readonly isPageView: boolean;
  readonly #site: Site;
  #isOwnHost: boolean | undefined;
  #address: Address | undefined;
  #clientAddress: string | undefined;
  #client: string | undefined;
  #choice: ChosenComposition | undefined;
  #page: RequestedPage | undefined;

  constructor(incoming: IncomingMessage, site: Site) {
    this.incoming = incoming;
    this.kind = kindOf(incoming);
    this.isPageView = isPageView(incoming, this.kind);
    this.#site = site;
  }

  /** Path and query as they were sent. */
  get target(): string {
    return this.incoming.url ?? '';
  }

  get cookies(): string | undefined {
    return this.incoming.headers.cookie;
  }

  /** Whether it names this site as its one host. */
  get isOwnHost(): boolean {
    return (this.#isOwnHost ??= this.#site.isOwnHost(this.incoming));
  }

  get address(): Address {
    return (this.#address ??= readAddress(this.target));
  }

  /** The path that routes see. An address without a canonical path has the one not-found page. */
  get path(): string {
    const { address } = this;
    return address.kind === 'canonical' ? address.path : '/not-found';
  }

  /** The address that it comes from. */
  get clientAddress(): string {
    return (this.#clientAddress ??= this.#site.readClientAddress(this.incoming));
  }

  /** Identifies the client for limits: an address or network that it cannot choose. */
  get client(): string {
    return (this.#client ??= networkOf(this.clientAddress));
  }

  /** The composition that it gets. Of the live one always the newest, since a request may wait. */
  get snapshot(): CompositionSnapshot {
    return this.#chosen.other ?? this.#site.watcher.current;
  }

  /** The page that it asks for. */
  get page(): RequestedPage {
    const { snapshot } = this;
    if (this.#page?.snapshot !== snapshot) this.#page = new RequestedPage(snapshot, this.path);
    return this.#page;
  }

  /** The channel that it sees a preview of. */
  get preview(): string | undefined {
    return this.#chosen.preview;
  }

  /** A Set-Cookie header for a browser that is to get the same composition again. */
  get cookie(): string | undefined {
    return this.#chosen.cookie;
  }

  get #chosen(): ChosenComposition {
    return (this.#choice ??= this.#site.choose(this));
  }

  /** To be called before anything asks for its composition. */
  showPreview(preview: string, other: CompositionSnapshot): void {
    this.#choice = { other, preview };
  }
}

interface ReaderOptions extends Pick<Site, 'choose' | 'watcher'> {
  /** Under which visitors reach the site. */
  origins: readonly string[];
  /** Addresses and CIDR ranges of proxies whose X-Forwarded-For counts. */
  trustedProxies: readonly string[];
}

export function createRequestReader({ origins, trustedProxies, ...rest }: ReaderOptions) {
  const readers = {
    isOwnHost: createHostCheck(origins),
    readClientAddress: createAddressReader(trustedProxies),
  };
  const site = { ...readers, ...rest };
  return (incoming: IncomingMessage): IncomingRequest => new IncomingRequest(incoming, site);
}

/** What routes get with each request. */
export interface RequestBindings {
  request: IncomingRequest;
}

export const requestOf = ({ env }: Pick<Context, 'env'>): IncomingRequest => (env as RequestBindings).request;

/** The path of each request, for Hono. */
export const routedPath = (_sent: Request, { env }: { env?: unknown } = {}): string =>
  requestOf({ env }).path;
