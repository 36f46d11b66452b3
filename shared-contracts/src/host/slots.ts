/** Places of the shell's own pages for widgets of remotes, and how many each takes. */
export const slots = {
  /** The calculator, below the hero. */
  'home.calculator': 'one',
  /** Destinations, below how it works. */
  'home.destinations': 'one',
  /** Anything else, above the company's own sections. */
  'home.more': 'several',
} as const satisfies Record<string, 'one' | 'several'>;

export type SlotName = keyof typeof slots;
