import { contractVersion, ownsPath, type Release, type RemoteKey } from 'shared-contracts';
import { satisfiesCaret } from '../satisfies-caret.ts';
import type { findHostModule as FindHostModule } from './host-modules.ts';

/**
 * Why a release may not go live, in one sentence; undefined if it may.
 * @param findHostModule what the shell shares: the browser judges overrides by the same rules
 */
export function findIncompatibility(
  remote: RemoteKey,
  release: Release,
  findHostModule: typeof FindHostModule,
): string | undefined {
  if (release.remote !== remote) return `it is a release of ${release.remote}`;
  for (const [name, range] of Object.entries(release.shared)) {
    const hosted = findHostModule(name);
    if (!hosted) return `it shares ${name}, which the shell does not offer`;
    if (!satisfiesCaret(hosted.version, range))
      return `it needs ${name} ${range}, the shell has ${hosted.version}`;
  }
  for (const [entryPoint, names] of Object.entries(release.uses)) {
    const offered = findHostModule(entryPoint)?.exports ?? {};
    const missing = names.find(name => name !== '*' && !(name in offered));
    if (missing)
      return `it uses "${missing}" of ${entryPoint}, which the contract ${contractVersion} does not offer to remotes`;
  }
  const assets = [
    release.web,
    release.node,
    ...Object.values(release.exposes).flatMap(({ js, css }) => js.concat(css)),
  ];
  const unlisted = assets.find(({ file, integrity }) => release.files[file]?.integrity !== integrity);
  if (unlisted) return `its list of files lacks ${unlisted.file}`;
  for (const { path, expose } of release.pages) {
    if (!ownsPath(remote, path)) return `its page ${path} is outside of its prefixes`;
    if (!release.exposes[expose]) return `its page ${path} names "${expose}", which it does not expose`;
  }
  return undefined;
}
