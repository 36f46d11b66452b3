import { type OfferedSlot, type Release, slots as shellSlots } from 'shared-contracts/host';
import { movedReleases } from './moved-releases.ts';
import type { ReadComposition, Rule } from './rule.ts';

type Releases = Pick<ReadComposition, 'releases'>;

const slotsOf = ({ pages, widgets }: Pick<Release, 'pages' | 'widgets'>): readonly OfferedSlot[] =>
  [...pages, ...widgets].flatMap(({ slots = [] }) => slots);

const widgetsOf = ({ releases }: Releases) =>
  [...releases].flatMap(([remote, { release }]) =>
    release.widgets.map(({ slot, expose }) => ({ slot, name: `${remote}/${expose}` })),
  );

/** Widgets that stand nowhere, because no page offers their slot: one sentence each. */
export function findPlaceless(candidate: Releases): string[] {
  const offered = [...candidate.releases.values()].flatMap(({ release }) => slotsOf(release));
  const names = [...new Set([...offered.map(({ name }) => name), ...Object.keys(shellSlots)])];
  return widgetsOf(candidate)
    .filter(({ slot }) => !names.includes(slot))
    .map(({ slot, name }) => {
      const alike = names.filter(each => isAlike(each, slot));
      const meant = alike.length > 0 ? ` Is it ${alike.join(' or ')}?` : '';
      return `The widget ${name} stands nowhere: no page offers the slot ${slot}.${meant}`;
    });
}

/** Whether one of the two words of their names is the same. */
function isAlike(slot: string, other: string): boolean {
  const words = slot.split('.');
  return other.split('.').some((word, index) => word === words[index]);
}

/** What a slot handed on before and does not any more, or not as the same. */
const lostOf = (before: OfferedSlot, now: OfferedSlot | undefined): string[] => [
  ...before.params.filter(name => !now?.params.includes(name)),
  ...Object.keys(before.data).filter(name => before.data[name] !== now?.data[name]),
];

/** Slots in which widgets stand, and that hand on less than before: one sentence each. */
export function findNarrowedSlots(candidate: Releases, live: Releases): string[] {
  const filled = widgetsOf(candidate);
  return [...candidate.releases].flatMap(([remote, { release }]) => {
    const before = live.releases.get(remote)?.release;
    const known = new Map(slotsOf(release).map(slot => [slot.name, slot]));
    return (before ? slotsOf(before) : []).flatMap(slot => {
      const widget = filled.find(each => each.slot === slot.name)?.name;
      const lost = lostOf(slot, known.get(slot.name));
      if (!widget || !known.has(slot.name) || lost.length === 0) return [];
      return [
        `${remote} ${release.digest} is refused: its slot ${slot.name}, in which ${widget} stands, no longer hands on ` +
          `${lost.join(', ')} as ${before?.digest} does. Its team adds to it only.`,
      ];
    });
  });
}

/** No slot in which a widget stands hands on less. A slot that is gone takes its widgets with it. */
export const checkSlots: Rule = (candidate, live) => {
  const moved = movedReleases(candidate, live).map(([remote]) => remote);
  return live.flatMap(composition =>
    findNarrowedSlots(candidate, {
      releases: new Map([...composition.releases].filter(([remote]) => moved.includes(remote))),
    }),
  );
};
