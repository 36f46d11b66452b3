import { isDeepStrictEqual } from 'node:util';
import {
  type Composition,
  type LiveRelease,
  type ModuleId,
  pagesOfRemote,
  type RemoteKey,
} from 'shared-contracts/host';
import { type CarriedComposition, type CarriedRelease, ownRow } from '../../page/payload.ts';
import { nameOf, remoteOf } from '../../remote/modules.ts';

/**
 * The composition as a page carries it, without what the browser can tell by itself: rows of the shell's own table, and the
 * files of modules other than the page, which the releases describe (`release.json`).
 */
export function compactComposition(
  { remotes, ...composition }: Composition,
  page: ModuleId | undefined,
): CarriedComposition {
  const compact = ([key, release]: [RemoteKey, LiveRelease]): [RemoteKey, CarriedRelease] => [
    key,
    {
      digest: release.digest,
      ...carriedPages(key, release.pages),
      ...(page && remoteOf(page) === key && carriedFiles(release, nameOf(page))),
    },
  ];
  const live = Object.entries(remotes) as [RemoteKey, LiveRelease][];
  return { ...composition, remotes: Object.fromEntries(live.map(compact)) };
}

function carriedPages(key: RemoteKey, pages: LiveRelease['pages']): Pick<CarriedRelease, 'pages'> {
  if (isDeepStrictEqual(pages, pagesOfRemote(key))) return {};
  return { pages: pages.map(page => (isDeepStrictEqual(ownRow(key, page.path), page) ? page.path : page)) };
}

/** Of the entry points there is only the one whose code is not always there. */
function carriedFiles({ container, web, exposes }: LiveRelease, name: string): Partial<CarriedRelease> {
  const files = exposes[name];
  if (!files) return {};
  const entryPoints = files.entryPoints.filter(entryPoint => entryPoint === 'shared-contracts/ui/forms');
  return { container, web, exposes: { [name]: { ...files, entryPoints } } };
}
