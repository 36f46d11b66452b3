import type { ComponentType } from 'react';
import type { PageHead } from 'shared-contracts';
import type { ModuleId } from 'shared-contracts/host';

/** What the module of a shell's own page exports. */
export interface ShellPage {
  Component: ComponentType;
  /** Added to the head that the page's row gives. */
  head?: Partial<PageHead>;
  /** Widgets in this page, so that the server can load their data. */
  widgets?: readonly ModuleId[];
  status?: 404;
}
