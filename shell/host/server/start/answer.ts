import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Previews } from '../channels/previews.ts';
import type { Limits } from '../guard/limits.ts';
import { sendRefusal } from '../guard/problem.ts';
import type { RetryLater } from '../guard/retry-later.ts';
import type { IncomingRequest } from '../incoming-request.ts';
import type { SendCachedPage } from '../responses/send-cached-page.ts';
import type { Monitoring } from './monitoring.ts';
import type { Route } from './router.ts';

interface AnswerOptions {
  readRequest(incoming: IncomingMessage): IncomingRequest;
  monitoring: Pick<Monitoring, 'metrics' | 'onPageView'>;
  /** For shells of previews only. */
  previews: Previews | undefined;
  sendCachedPage: SendCachedPage;
  limits: Pick<Limits, 'admit'>;
  route: Route;
  onError(error: unknown, task: string): void;
}

/** Answers each request: with a cached page, with a refusal while there is no room for it, or by the routes. */
export function createAnswer({
  readRequest,
  monitoring,
  previews,
  sendCachedPage,
  limits,
  route,
  onError,
}: AnswerOptions) {
  /** Answers a request whose composition has to be known. */
  function answer(request: IncomingRequest, response: ServerResponse): void {
    const { composition } = request.snapshot;
    // Counts every status, also 304.
    if (request.isPageView) response.once('finish', () => monitoring.onPageView(composition, request.target));
    if (sendCachedPage(request, response)) return;
    limits.admit(request).then(
      () => route(request, response),
      (refusal: RetryLater) => sendRefusal(request.incoming, response, refusal),
    );
  }

  return (incoming: IncomingMessage, response: ServerResponse): void => {
    const request = readRequest(incoming);
    monitoring.metrics.observe(request.kind, response);
    if (!request.isOwnHost) return route(request, response);
    const channel = previews?.chosen(request.cookies);
    if (!previews || channel === undefined) return answer(request, response);
    previews
      .open(channel)
      .then(snapshot => snapshot && request.showPreview(channel, snapshot))
      .catch((error: unknown) => onError(error, 'opening a preview'))
      .finally(() => answer(request, response));
  };
}
