import semver from 'semver';
import { ownsPath, type Release, type RemoteKey } from 'shared-contracts';
import { hostModules, hostVersions } from './host-modules.ts';

/** Why a release may not go live, in one sentence; undefined if it may. */
export function findIncompatibility(key: RemoteKey, release: Release): string | undefined {
  if (release.remote !== key) return `it is a release of ${release.remote}`;
  for (const [name, range] of Object.entries(release.shared)) {
    const version = hostVersions[name];
    if (!version) return `it shares ${name}, which the shell does not offer`;
    if (!semver.satisfies(version, range)) return `it needs ${name} ${range}, the shell has ${version}`;
  }
  for (const [door, names] of Object.entries(release.uses)) {
    const offered = hostModules[door] ?? {};
    const lacking = names.find(name => name !== '*' && !(name in offered));
    if (lacking) return `it uses "${lacking}" of ${door}, which the contract ${hostVersions[door]} lacks`;
  }
  for (const { path, expose } of release.pages) {
    if (!ownsPath(key, path)) return `its page ${path} is outside of its prefixes`;
    if (!release.exposes[expose]) return `its page ${path} names "${expose}", which it does not expose`;
  }
  return undefined;
}
