import type { ApiAddition, Composition } from 'shared-contracts/host';

/** Releases without the pages that need what the API lacks. */
export const withOfferedPages = (
  remotes: Composition['remotes'],
  lacks: readonly ApiAddition[] = [],
): Composition['remotes'] =>
  Object.fromEntries(
    Object.entries(remotes).map(([key, release]) => [
      key,
      { ...release, pages: release.pages.filter(({ needs }) => !needs || !lacks.includes(needs)) },
    ]),
  );
