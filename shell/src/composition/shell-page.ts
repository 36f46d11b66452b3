import type { ComponentType } from 'react';
import type { ModuleId, PageHead } from 'shared-contracts';

/** A page of the shell's own. `parts` names the remotes' modules that it places, so that the server can prepare them. */
export interface ShellPage {
  Component: ComponentType;
  head: PageHead;
  parts?: readonly ModuleId[];
}
