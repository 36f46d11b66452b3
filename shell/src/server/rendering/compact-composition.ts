import type { Composition, LiveRelease, ModuleId, RemoteKey } from 'shared-contracts/host';
import { linksOfRemotes } from '../../layout/menu-links.ts';
import type { CarriedComposition, CarriedRelease } from '../../page/payload.ts';
import { nameOf, remoteOf } from '../../remote/modules.ts';

/**
 * The composition as a page carries it: row and files of the module that is the page, and the links of the menus. The browser
 * asks for the others (`/_composition`).
 */
export function compactComposition(
  { remotes, ...composition }: Composition,
  page: ModuleId | undefined,
): CarriedComposition {
  const compact = ([key, release]: [RemoteKey, LiveRelease]): [RemoteKey, CarriedRelease] => [
    key,
    { digest: release.digest, ...(page && remoteOf(page) === key && carriedModule(release, nameOf(page))) },
  ];
  const live = Object.entries(remotes) as [RemoteKey, LiveRelease][];
  return {
    ...composition,
    remotes: Object.fromEntries(live.map(compact)),
    menu: linksOfRemotes({ ...composition, remotes }),
  };
}

/** Of the entry points there is only the one whose code is not always there. */
function carriedModule(
  { container, web, exposes, pages }: LiveRelease,
  name: string,
): Partial<CarriedRelease> {
  const files = exposes[name];
  if (!files) return {};
  const entryPoints = files.entryPoints.filter(entryPoint => entryPoint === 'shared-contracts/ui/forms');
  return {
    container,
    web,
    exposes: { [name]: { ...files, entryPoints } },
    pages: pages.filter(({ expose }) => expose === name),
  };
}
