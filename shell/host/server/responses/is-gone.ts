import { type Composition, isBelow, paramsOf } from 'shared-contracts/host';
import { normalizePath } from '../../page/match.ts';

/** Whether a retired remote left this path as gone, and no live remote owns it. @param gone paths of its pages */
export function isGone(gone: readonly string[] = [], { remotes }: Composition, pathname: string): boolean {
  const path = normalizePath(pathname);
  const isOwned = Object.values(remotes).some(({ prefixes }) => isBelow(prefixes, path));
  return !isOwned && gone.some(each => paramsOf(each, path) !== undefined);
}
