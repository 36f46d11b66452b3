import { createRoot } from 'react-dom/client';
import { announce } from '../announcer.tsx';
import { isSiteReachable } from '../page/fetch-composition.ts';
import { retryWithBackoff } from '../remote/retry-with-backoff.ts';
import { reportError } from '../reports/report-error.ts';
import { OfflineNotice } from './offline-notice.tsx';
import type { FailedNavigation } from './page-router.ts';
import { recoveryCopy as copy } from './recover-navigation.copy.ts';

/**
 * Opens a page that could not be loaded as soon as it can be. While the site does not answer, a notice says so until the
 * visitor stays or goes elsewhere. If the site answers and the page's code fails once more, as that of a release that is
 * gone, the page is loaded from the server.
 * @param openDocument loads a document; another one for tests
 */
export function recoverNavigation(
  { url, error, load, open, signal }: FailedNavigation,
  openDocument = (address: string) => location.assign(address),
): void {
  if (signal.aborted) return;
  console.error('The page could not be loaded', error);
  let hideNotice: (() => void) | undefined;
  /** The visitor asked for the page, and has not heard yet what became of it. */
  let isAsked = true;

  const attempt = async (): Promise<void> => {
    const isReachable = await isSiteReachable();
    if (signal.aborted) return;
    if (isReachable) {
      const isLoaded = await load().then(
        () => true,
        () => false,
      );
      if (signal.aborted) return;
      if (isLoaded) return open();
      if (await isSiteReachable()) {
        reportError('load', error);
        return openDocument(url.href);
      }
    }
    if (signal.aborted) return;
    hideNotice ??= showNotice();
    if (isAsked) announce(`${copy.title}. ${copy.text}`);
    isAsked = false;
    throw new Error('The site cannot be reached');
  };

  function showNotice(): () => void {
    const opener = document.activeElement;
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    const retryNow = () => {
      isAsked = true;
      retries.retryNow();
    };
    const stay = () => {
      end();
      if (opener instanceof HTMLElement) opener.focus();
    };
    root.render(<OfflineNotice retry={retryNow} stay={stay} />);
    return () => {
      root.unmount();
      host.remove();
    };
  }

  const retries = retryWithBackoff(attempt);
  const end = () => {
    retries.stop();
    hideNotice?.();
    hideNotice = undefined;
  };
  signal.addEventListener('abort', end);
}
