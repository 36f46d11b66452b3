import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Composition, isBelow } from 'shared-contracts/host';
import { kindOf } from './guard/request-kind.ts';
import type { Owner } from './known-compositions.ts';

/** Whose page it is, and in which release. */
export interface PageOwner {
  remote: Owner;
  release: string;
}

/** The owner of an address by its prefixes alone, so that it costs a kept page next to nothing. */
export function ownerOf({ shell, remotes }: Pick<Composition, 'shell' | 'remotes'>, url = '/'): PageOwner {
  const [path = '/'] = url.split('?', 1);
  const owned = Object.entries(remotes).find(([, { prefixes }]) => isBelow(prefixes, path));
  return owned ? { remote: owned[0], release: owned[1].digest } : { remote: 'shell', release: shell };
}

/** Whether a request is of a page that somebody looks at: not of a file, and not ahead of a navigation. */
export const isPageRequest = (request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean =>
  request.method === 'GET' &&
  kindOf(request) === 'page' &&
  /^\/(?![_.])[^.?]*(?:\?|$)/.test(request.url ?? '') &&
  !String(request.headers['sec-purpose'] ?? '').includes('prefetch');

/** Calls back once the page was sent, whatever its status, or the browser was told that its copy is still right. */
export function onPageView(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  response: Pick<ServerResponse, 'once'>,
  countView: () => void,
): void {
  if (isPageRequest(request)) response.once('finish', countView);
}
