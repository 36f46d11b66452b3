import type { IncomingMessage } from 'node:http';

/** Kinds of addresses, by how they begin: with a folder, or with a path and its query. */
const kinds = [
  ['/api/', 'api'],
  ['/_releases/', 'file'],
  ['/assets/', 'file'],
  ['/_social/', 'picture'],
  ['/_image', 'picture'],
  ['/_report', 'report'],
  ['/geo', 'geo'],
  ['/health/', 'health'],
] as const;

export type RequestKind = (typeof kinds)[number][1] | 'post' | 'page';

/** The kinds of requests that limits and metrics distinguish. */
export const kindOf = ({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): RequestKind =>
  kinds.find(([path]) => url.startsWith(path) && (path.endsWith('/') || isPath(url, path)))?.[1] ??
  (method === 'POST' ? 'post' : 'page');

const isPath = (url: string, path: string): boolean => url.length === path.length || url[path.length] === '?';
