import type { IncomingMessage, ServerResponse } from 'node:http';
import { kindOf } from './guard/request-kind.ts';

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
