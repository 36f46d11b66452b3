import { type Composition, isBelow, paramsOf } from 'shared-contracts/host';
import { normalizePath } from '../../page/match.ts';

/** Whether a retired remote had a page at this path for good, and no live one owns the path. @param gone paths of such pages */
export function isGone(gone: readonly string[] = [], { remotes }: Composition, pathname: string): boolean {
  const path = normalizePath(pathname);
  const isOwned = Object.values(remotes).some(({ prefixes }) => isBelow(prefixes, path));
  return !isOwned && gone.some(each => paramsOf(each, path) !== undefined);
}
