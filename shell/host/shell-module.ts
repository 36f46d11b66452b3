import type { ComponentType } from 'react';
import type { LoadContext, PageHead, Services } from 'shared-contracts';
import type { ShellSlot } from 'shared-contracts/host';

/** What the head of a page of the site itself may depend on: the store of its page, and which pages there are. */
export type HeadSources = Pick<LoadContext, 'store'> & Pick<Services, 'hasPage'>;

/** A page that is part of the shell's release. */
export interface ShellModule {
  Component: ComponentType;
  /** Added to the head that the page's row gives. */
  head?: (sources: HeadSources) => Partial<PageHead>;
  /** Its slots, so that the server can load the data of the widgets. */
  slots?: readonly ShellSlot[];
  status?: 404;
}
