import { isDeepStrictEqual } from 'node:util';
import type { Composition, LiveRelease } from 'shared-contracts';
import { ownRow } from '../../page-payload.ts';

/**
 * The composition as a page carries it: a row that the shell's own table has as well is named by its path, the digest is in
 * `base` alone, and of the entry points of an exposed module there is only the one whose code is not always there.
 */
export const compactComposition = ({ remotes, ...composition }: Composition) => ({
  ...composition,
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([key, { container, web, base, exposes, pages }]) => [
      key,
      {
        container,
        web,
        base,
        exposes: compactExposes(exposes),
        pages: pages.map(page => (isDeepStrictEqual(ownRow(key, page.path), page) ? page.path : page)),
      },
    ]),
  ),
});

const compactExposes = (exposes: LiveRelease['exposes']): LiveRelease['exposes'] =>
  Object.fromEntries(
    Object.entries(exposes).map(([name, { entryPoints, ...files }]) => [
      name,
      { ...files, entryPoints: entryPoints.filter(entryPoint => entryPoint === 'shared-contracts/ui/forms') },
    ]),
  );
