import type { ErrorReport } from './error-report.ts';
import { reportError } from './report-error.ts';

/**
 * Leaves a page that cannot become live as the server sent it, and reports why. It is a page without code from now on: links,
 * forms and the menu work, and no click is kept for later.
 */
export function stayWithoutCode(kind: ErrorReport['kind'], error: unknown): void {
  const { dataset } = document.documentElement;
  // It may fail again: a click has React try again, and code is asked for until it comes.
  if ('scripts' in dataset) reportError(kind, error);
  delete dataset.scripts;
}
