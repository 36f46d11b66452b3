import type { OfferedModules } from '@carefare/release';
import { listMissingNames, listUnmetRanges } from '@carefare/release/offered-modules';
import { contractVersion, isBelow, type Release, type RemoteKey } from 'shared-contracts/host';

/**
 * Why a release may not go live, in one sentence; undefined if it may.
 * @param offers what the shell shares
 */
export function findIncompatibility(
  remote: RemoteKey,
  release: Release,
  offers: OfferedModules,
): string | undefined {
  if (release.remote !== remote) return `it is a release of ${release.remote}`;
  const [unmet] = listUnmetRanges(release.shared, offers);
  if (unmet) return `it ${unmet}`;
  const [missing] = listMissingNames(release.uses, offers);
  if (missing) return `it uses ${missing}, which the contract ${contractVersion} does not offer to remotes`;
  const assets = [
    release.web,
    release.node,
    ...Object.values(release.exposes).flatMap(({ js, css }) => js.concat(css)),
  ];
  const unlisted = assets.find(({ file, integrity }) => release.files[file]?.integrity !== integrity);
  if (unlisted) return `its list of files lacks ${unlisted.file}`;
  for (const { path, expose } of release.pages) {
    if (!isBelow(release.prefixes, path)) return `its page ${path} is outside of its prefixes`;
    if (!release.exposes[expose]) return `its page ${path} names "${expose}", which it does not expose`;
  }
  const placed = [...release.pages, ...release.widgets].map(({ expose }) => expose);
  const unplaced = Object.keys(release.exposes).find(name => !placed.includes(name));
  if (unplaced) return `it does not say where its module ${unplaced} belongs: it has to be built again`;
  const widget = release.widgets.find(({ expose }) => !release.exposes[expose]);
  if (widget) return `its widget for ${widget.slot} names "${widget.expose}", which it does not expose`;
  return undefined;
}
