import { type Composition, isBelow, shellPages, slots } from 'shared-contracts/host';

/** What the server answers itself, besides the paths of its pages. */
const RESERVED = ['/api', '/geo', '/health', '/images', '/icons', '/assets', '/fonts'];

/** Widgets for a slot that takes one and has one. */
export function findTakenSlots({ remotes }: Pick<Composition, 'remotes'>) {
  const widgets = Object.entries(remotes).flatMap(([remote, release]) =>
    release.widgets.map(({ slot }) => ({ remote, slot })),
  );
  return widgets.flatMap(({ remote, slot }, index) => {
    const first = widgets.findIndex(other => other.slot === slot);
    return slots[slot] === 'one' && first < index
      ? [{ remote, reason: `the slot ${slot} is taken by ${widgets[first]?.remote}` }]
      : [];
  });
}

/** The prefixes of remotes that lead to something of the shell's or of another remote's. */
export function findForeignPrefixes({ remotes }: Pick<Composition, 'remotes'>) {
  const owned = Object.entries(remotes);
  const ofShell = [...RESERVED, ...shellPages.map(({ path }) => path).filter(path => path !== '/')];
  return owned.flatMap(([remote, { prefixes }]) =>
    prefixes.flatMap(prefix => {
      const overlaps = (others: readonly string[]) =>
        isBelow(others, prefix) || others.some(other => isBelow([prefix], other));
      const owner = owned.find(([key, other]) => key !== remote && overlaps(other.prefixes))?.[0];
      if (owner) return [{ remote, reason: `its prefix ${prefix} is one of ${owner}` }];
      const isOfShell = prefix.startsWith('/_') || overlaps(ofShell);
      return isOfShell ? [{ remote, reason: `its prefix ${prefix} is the shell's` }] : [];
    }),
  );
}
