/** Places of the shell's own pages, and of all pages, for widgets of remotes, and how many each takes. */
export const slots = {
  /** The calculator, below the hero. */
  'home.calculator': 'one',
  /** Destinations, below how it works. */
  'home.destinations': 'one',
  /** Anything else, above the company's own sections. */
  'home.more': 'several',
  /** In the header of each page, before "Contact us". */
  'header.tools': 'several',
  /** In the footer of each page, above its last lines. */
  'footer.more': 'several',
} as const satisfies Record<string, 'one' | 'several'>;

/** A slot of the shell. */
export type ShellSlot = keyof typeof slots;

/** Slots of the layout, which all pages have. */
export const layoutSlots = ['header.tools', 'footer.more'] as const satisfies readonly ShellSlot[];

export const isShellSlot = (name: string): name is ShellSlot => Object.hasOwn(slots, name);
