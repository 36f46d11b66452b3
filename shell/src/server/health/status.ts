import type { CompositionWatcher } from '../../composition/server/composition-watcher.ts';
import type { SiteHealth } from './site-health.ts';

const REFUSALS_MAX = 20;

export type Status = ReturnType<ReturnType<typeof createStatus>>;

/** What is live, what was refused, and how the site does. Remembers the newest refusals, which the watcher forgets. */
export function createStatus(
  watcher: Pick<CompositionWatcher, 'current' | 'canary' | 'refusals' | 'onChange'>,
  health: Pick<SiteHealth, 'counts' | 'vitals' | 'recentReports'>,
) {
  const refused: { at: string; reason: string }[] = [];
  let last: readonly string[] = [];
  const note = () => {
    const { refusals } = watcher;
    for (const reason of refusals.filter(each => !last.includes(each))) {
      refused.push({ at: new Date().toISOString(), reason });
      if (refused.length > REFUSALS_MAX) refused.shift();
    }
    last = refusals;
  };
  note();
  watcher.onChange(note);
  return () => {
    const { composition, missing } = watcher.current;
    const { canary } = watcher;
    const { id, shell, remotes } = composition;
    const counts = health.counts.snapshot();
    const releases = Object.entries({ shell: { digest: shell }, ...remotes });
    return {
      composition: id,
      since: counts.find(each => each.composition === id)?.since,
      releases: Object.fromEntries(releases.map(([name, { digest }]) => [name, digest])),
      canary: canary && {
        composition: canary.snapshot.composition.id,
        remote: canary.remote,
        release: canary.snapshot.composition.remotes[canary.remote]?.digest,
        share: canary.share,
      },
      missing,
      refused: refused.toReversed(),
      counts,
      vitals: health.vitals(),
      reports: health.recentReports(),
    };
  };
}
