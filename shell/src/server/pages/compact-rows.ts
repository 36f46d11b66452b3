import { isDeepStrictEqual } from 'node:util';
import type { Composition } from 'shared-contracts';
import { ownRow } from '../../page-payload.ts';

/** The composition as a page carries it: a row that the shell's own table has as well is named by its path. */
export const compactRows = ({ remotes, ...composition }: Composition) => ({
  ...composition,
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([key, { pages, ...release }]) => [
      key,
      {
        ...release,
        pages: pages.map(page => (isDeepStrictEqual(ownRow(key, page.path), page) ? page.path : page)),
      },
    ]),
  ),
});
