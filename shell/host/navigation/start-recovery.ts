import { isSiteReachable } from '../page/fetch-composition.ts';
import { retryWithBackoff } from '../remote/retry-with-backoff.ts';
import type { FailedNavigation } from './page-router.ts';
import type * as Recovery from './recover-navigation.tsx';

/**
 * Has the code for failed navigations, which comes in a file of its own, deal with one. If that file is gone too while the
 * site answers, the page is loaded from the server.
 * @param openDocument loads a document; another one for tests
 */
export function startRecovery(
  navigation: FailedNavigation,
  importRecovery: () => Promise<typeof Recovery>,
  openDocument = (address: string) => location.assign(address),
): void {
  retryWithBackoff(async () => {
    try {
      const { recoverNavigation } = await importRecovery();
      recoverNavigation(navigation);
    } catch (error) {
      if (!(await isSiteReachable())) throw error;
      if (!navigation.signal.aborted) openDocument(navigation.url.href);
    }
  });
}
