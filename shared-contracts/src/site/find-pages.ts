import * as v from 'valibot';
import type { Release } from '../host/release.ts';
import type { RemoteKey } from '../host/remotes.ts';
import { sitePages } from './pages.ts';
import { PageDescriptionSchema, type SitePage } from './site-page.ts';

/** The row of a path or pattern. @throws if the table has none */
export function pageAt(path: string): SitePage {
  const page = sitePages.find(row => row.path === path);
  if (!page) throw new Error(`the table of pages lacks ${path}`);
  return page;
}

/** The pages of a remote, as its release carries them. */
export function pagesOfRemote(key: RemoteKey): Release['pages'] {
  return sitePages
    .filter(({ module }) => module.startsWith(`${key}/`))
    .map(page =>
      Object.assign(v.parse(PageDescriptionSchema, page), { expose: page.module.slice(key.length + 1) }),
    );
}
