import type { Release } from 'shared-contracts/host';
import type { OfferedModules } from '../store/manifest.ts';
import { satisfiesRange } from './satisfies-caret.ts';

/** The names that a release uses and a shell does not offer, such as `"Carousel" of shared-contracts/ui`. */
export const listMissingNames = (uses: Release['uses'], offers: OfferedModules): string[] =>
  Object.entries(uses).flatMap(([entryPoint, names]) => {
    const offered = new Set(offers[entryPoint]?.names);
    return names.filter(name => name !== '*' && !offered.has(name)).map(name => `"${name}" of ${entryPoint}`);
  });

/**
 * What a release needs of shared modules and a shell does not have, such as `needs react ^20.0.0, the shell has 19.3.1`: once
 * for the entry points of a package.
 */
export function listUnmetRanges(shared: Release['shared'], offers: OfferedModules): string[] {
  const unmet = Object.entries(shared).flatMap(([name, range]) => {
    const offered = Object.hasOwn(offers, name) ? offers[name] : undefined;
    if (!offered) return [`shares ${name}, which the shell does not offer`];
    if (satisfiesRange(name, offered.version, range)) return [];
    return [`needs ${name.split('/')[0]} ${range}, the shell has ${offered.version}`];
  });
  return [...new Set(unmet)];
}
