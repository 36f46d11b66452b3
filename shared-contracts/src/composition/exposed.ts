import type { ComponentType } from 'react';
import type { ActionContext, ActionResult, LoadContext, LoadResult, PageProps } from './load.ts';
import type { PageHead } from './page-head.ts';

/** A page that a remote exposes. `load` fills the query client. */
export interface ExposedPage {
  Component: ComponentType<PageProps>;
  load?(ctx: LoadContext): Promise<LoadResult>;
  /** What the loaded data adds to the head that the table of pages gives. */
  head?(ctx: LoadContext): Partial<PageHead>;
  /** Answers a form post made without JavaScript: schema, mapping and copy are the remote's, all else is the shell's. */
  action?(form: FormData, ctx: ActionContext): Promise<ActionResult>;
}

/** A part that the shell places in a page of its own. */
export interface ExposedWidget {
  Component: ComponentType;
  load?(ctx: LoadContext): Promise<LoadResult>;
}

/** What one file of `src/exposes/` exports: a page or a widget. */
export type ExposedModule = { page: ExposedPage; widget?: never } | { widget: ExposedWidget; page?: never };
