import { shellPages } from './shell-pages.ts';
import type { SitePage } from './site-page.ts';

/** The row of one of the shell's own pages. @throws if there is none at this path */
export function pageAt(path: string): SitePage {
  const page = shellPages.find(row => row.path === path);
  if (!page) throw new Error(`the shell has no page ${path}`);
  return page;
}
