import type { ComponentType } from 'react';
import type { PageHead } from 'shared-contracts';
import type { ShellSlot } from 'shared-contracts/host';
import type { FactSources } from './site-facts.ts';

/** What the module of a shell's own page exports. */
export interface ShellPage {
  Component: ComponentType;
  /** Added to the head that the page's row gives. */
  head?: (sources: FactSources) => Partial<PageHead>;
  /** Its slots, so that the server can load the data of the widgets. */
  slots?: readonly ShellSlot[];
  status?: 404;
}
