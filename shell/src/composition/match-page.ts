import { matchPath } from 'react-router-dom';
import { type Composition, type RemoteKey, remoteOfPath } from 'shared-contracts';

type Params = Readonly<Record<string, string | undefined>>;

/** What stands at a path: a page of the shell, an exposed page, a remote that is missing from the set, or nothing. */
export type PageMatch =
  | { kind: 'shell'; name: string }
  | { kind: 'remote'; id: `${RemoteKey}/${string}`; params: Params }
  | { kind: 'missing'; remote: RemoteKey }
  | { kind: 'not-found' };

/** `/about/` and `/about` are one page; the canonical address is without the slash. */
export const normalizePath = (path: string): string =>
  path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;

/**
 * Decides from the set alone, so that server and client always agree.
 * @param shellPaths page names of the shell by path.
 */
export function matchPage(
  set: Composition,
  shellPaths: Readonly<Record<string, string>>,
  pathname: string,
): PageMatch {
  const path = normalizePath(pathname);
  const own = shellPaths[path];
  if (own) return { kind: 'shell', name: own };
  const remote = remoteOfPath(path);
  if (!remote) return { kind: 'not-found' };
  const release = set.remotes[remote];
  if (!release) return { kind: 'missing', remote };
  for (const page of release.pages) {
    const match = matchPath(page.path, path);
    if (match) return { kind: 'remote', id: `${remote}/${page.expose}`, params: match.params };
  }
  return { kind: 'not-found' };
}
