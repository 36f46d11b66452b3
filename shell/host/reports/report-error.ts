import type { ErrorReport } from './error-report.ts';
import type { ReadComposition } from './send-error-report.ts';

/** An error of this page, as `reportError` got it. */
export type PageError = [kind: ErrorReport['kind'], error: unknown, hint?: string | null];

export const PAGE_ERRORS_MAX = 100;
/** The first errors of this page, for testers. */
export const pageErrors: PageError[] = [];

let readComposition: ReadComposition | undefined;

/** From now on errors of this page are noticed, and reported to the site. */
export function reportErrors(read: ReadComposition): void {
  readComposition = read;
  addEventListener('error', reportUncaught);
  addEventListener('unhandledrejection', reportUncaught);
}

/** Errors of other code, such as an extension's, are not reported. */
function reportUncaught(event: ErrorEvent | PromiseRejectionEvent): void {
  const error = 'error' in event ? event.error : event.reason;
  if (/\/(_releases|assets)\//.test(error?.stack)) reportError('uncaught', error);
}

/** Reports an error. The code that does so is loaded with the first. @param hint module, or React's component stack */
export function reportError(kind: ErrorReport['kind'], error: unknown, hint?: string | null): void {
  if (pageErrors.length < PAGE_ERRORS_MAX) pageErrors.push([kind, error, hint]);
  const read = readComposition;
  if (read)
    import(/* webpackChunkName: "error-report" */ './send-error-report.ts')
      .then(({ send }) => send(read, kind, error, hint))
      .catch(() => undefined);
}
