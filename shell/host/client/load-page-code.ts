import type { Match } from '../page/match.ts';
import type { Modules } from '../page/modules.ts';
import { REMOTE_PAGE_DEADLINE_MS } from '../page/time-limits.ts';
import { retryWithBackoff } from '../remote/retry-with-backoff.ts';
import { stayWithoutCode } from '../reports/stay-without-code.ts';
import { theSite } from '../site.ts';
import { rejectAfter } from './start-deadline.ts';

/**
 * Resolves when the page's code is loaded. That of a remote may also fail or take too long; a page of the shell has no inert
 * state, and stays the server's, without code, until its own is there.
 */
export async function loadPageCode(match: Match, modules: Pick<Modules, 'load'>): Promise<void> {
  const { pages } = theSite();
  if (match.kind === 'remote')
    await Promise.race([modules.load(match.id), rejectAfter(REMOTE_PAGE_DEADLINE_MS)]).catch(() => undefined);
  else if (match.kind === 'shell')
    await new Promise<void>(resolve =>
      retryWithBackoff(() =>
        pages
          .load(match.name)
          .catch(() => pages.load(match.name))
          .then(() => resolve())
          .catch((error: unknown) => {
            stayWithoutCode('load', error);
            throw error;
          }),
      ),
    );
}
