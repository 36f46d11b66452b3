import type { Composition } from 'shared-contracts/host';

const EARLIER_MAX = 5;

type Known = Pick<Composition, 'id' | 'shell' | 'remotes'>;

/** Releases of a composition, as in "catalogue 0123456789abcdef". */
const releasesOf = ({ shell, remotes }: Known): string[] => [
  `shell ${shell}`,
  ...Object.entries(remotes).map(([remote, { digest }]) => `${remote} ${digest}`),
];

/** The compositions that were live here before, whose pages may stand in for pages that cannot be rendered now. */
export function createEarlierCompositions() {
  let live: Known | undefined;
  let earlier: Known[] = [];
  /** Releases that were rolled back or taken out: their pages are not shown again. */
  const withdrawn = new Set<string>();
  return {
    /** To be called repeatedly, with the live composition. */
    note(next: Known): void {
      if (next.id === live?.id) return;
      const before = live ? [live, ...earlier] : [];
      const lived = new Set(before.flatMap(releasesOf));
      const releases = new Set(releasesOf(next));
      const owners = [...releases].map(ownerOf);
      const returned = [...releases].filter(release => lived.has(release)).map(ownerOf);
      const isWithdrawn = (owner: string) => returned.includes(owner) || !owners.includes(owner);
      for (const release of live ? releasesOf(live) : [])
        if (!releases.has(release) && isWithdrawn(ownerOf(release))) withdrawn.add(release);
      for (const release of releases) withdrawn.delete(release);
      live = next;
      earlier = before.filter(({ id }) => id !== next.id).slice(0, EARLIER_MAX);
    },
    /** Ids of the compositions before this one, the newest first. */
    idsBefore: (id: string): string[] =>
      (live ? [live, ...earlier] : [])
        .filter(each => each.id !== id && !releasesOf(each).some(release => withdrawn.has(release)))
        .map(each => each.id),
  };
}

const ownerOf = (release: string): string => release.slice(0, release.indexOf(' '));
