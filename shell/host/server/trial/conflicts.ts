import { type Composition, isBelow, isShellSlot, shellPages, slots } from 'shared-contracts/host';

/** What the server answers itself, besides the paths of its pages. */
const RESERVED = ['/api', '/geo', '/health', '/images', '/icons', '/assets'];

type Remotes = Pick<Composition, 'remotes'>;

const rowsOf = ({ remotes }: Remotes) =>
  Object.entries(remotes).flatMap(([remote, { pages, widgets }]) =>
    [...pages, ...widgets].map(row => ({ remote, row, expose: `${remote}/${row.expose}` })),
  );

/** The slots of remotes, each with the module that offers it. */
const offersIn = (composition: Remotes) =>
  rowsOf(composition).flatMap(({ remote, expose, row: { slots: offered = [] } }) =>
    offered.map(slot => ({ remote, expose, slot })),
  );

const widgetsIn = ({ remotes }: Remotes) =>
  Object.entries(remotes).flatMap(([remote, { widgets }]) =>
    widgets.map(({ slot, expose }) => ({ remote, slot, expose: `${remote}/${expose}` })),
  );

/** Slots that two remotes offer, widgets for a slot that takes one and has one, and widgets in widgets that have slots themselves. */
export function findTakenSlots(composition: Remotes) {
  const offers = offersIn(composition);
  const widgets = widgetsIn(composition);
  const takesOne = (name: string) =>
    isShellSlot(name)
      ? slots[name] === 'one'
      : offers.find(({ slot }) => slot.name === name)?.slot.takes === 'one';
  const offeredTwice = offers.flatMap(({ remote, slot: { name } }) => {
    const other = offers.find(({ slot }) => slot.name === name);
    // Several pages of a remote may offer the same.
    return other && other.remote !== remote
      ? [{ remote, reason: `its slot ${name} is one of ${other.remote}` }]
      : [];
  });
  const taken = widgets.flatMap(({ remote, slot }, index) => {
    const first = widgets.findIndex(other => other.slot === slot);
    return takesOne(slot) && first < index
      ? [{ remote, reason: `the slot ${slot} is taken by ${widgets[first]?.remote}` }]
      : [];
  });
  const isWidget = (module: string) => widgets.some(({ expose }) => expose === module);
  const tooDeep = widgets.flatMap(({ remote, slot, expose }) => {
    const holder = offers.find(offered => offered.slot.name === slot);
    const hasSlots = offers.some(offered => offered.expose === expose);
    return holder && hasSlots && isWidget(holder.expose)
      ? [
          {
            remote,
            reason: `its widget ${expose.slice(remote.length + 1)} has slots and stands in ${slot}, which is itself in a widget`,
          },
        ]
      : [];
  });
  return [...offeredTwice, ...taken, ...tooDeep];
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
