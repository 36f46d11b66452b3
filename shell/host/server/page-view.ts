import type { IncomingMessage } from 'node:http';
import { type Composition, isBelow } from 'shared-contracts/host';
import type { RequestKind } from './guard/request-kind.ts';
import type { Owner } from './known-compositions.ts';

/** Whose page it is, and in which release. */
export interface PageOwner {
  remote: Owner;
  release: string;
}

/** The owner of an address, by its prefixes only, so that it costs a cached page next to nothing. */
export function ownerOf({ shell, remotes }: Pick<Composition, 'shell' | 'remotes'>, url: string): PageOwner {
  const [path = '/'] = url.split('?', 1);
  const owned = Object.entries(remotes).find(([, { prefixes }]) => isBelow(prefixes, path));
  return owned ? { remote: owned[0], release: owned[1].digest } : { remote: 'shell', release: shell };
}

/** Whether a request is of a page that somebody looks at: not of a file, and not ahead of a navigation. */
export const isPageView = (
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  kind: RequestKind,
): boolean =>
  method === 'GET' &&
  kind === 'page' &&
  /^\/(?![_.])[^.?]*(?:\?|$)/.test(url) &&
  !String(headers['sec-purpose'] ?? '').includes('prefetch');
