import type { IncomingMessage } from 'node:http';

/** Kinds of addresses, by how their path begins. */
const kinds = [
  ['/api/', 'api'],
  ['/_releases/', 'file'],
  ['/assets/', 'file'],
  ['/_image', 'picture'],
  ['/_social/', 'picture'],
  ['/_report', 'report'],
  ['/health/', 'health'],
] as const;

export type RequestKind = (typeof kinds)[number][1] | 'geo' | 'post' | 'page';

/** What a request asks for, as limits and metrics tell requests apart. */
export const kindOf = ({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): RequestKind =>
  kinds.find(([prefix]) => url.startsWith(prefix))?.[1] ??
  (/^\/geo(?:\?|$)/.test(url) ? 'geo' : method === 'POST' ? 'post' : 'page');
