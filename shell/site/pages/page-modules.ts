import type { ShellModule } from '../../host/shell-module.ts';

/** One chunk per page. The server links the chunk of the page by its name, `page-<name>`. */
const importers = {
  home: () => import(/* webpackChunkName: "page-home" */ './home/home.page.tsx'),
  'how-it-works': () =>
    import(/* webpackChunkName: "page-how-it-works" */ './how-it-works/how-it-works.page.tsx'),
  blog: () => import(/* webpackChunkName: "page-blog" */ './blog/blog.page.tsx'),
  about: () => import(/* webpackChunkName: "page-about" */ './about/about.page.tsx'),
  'who-pays-us': () =>
    import(/* webpackChunkName: "page-who-pays-us" */ './who-pays-us/who-pays-us.page.tsx'),
  faq: () => import(/* webpackChunkName: "page-faq" */ './faq/faq.page.tsx'),
  accessibility: () =>
    import(/* webpackChunkName: "page-accessibility" */ './accessibility/accessibility.page.tsx'),
  terms: () => import(/* webpackChunkName: "page-terms" */ './terms/terms.page.tsx'),
  privacy: () => import(/* webpackChunkName: "page-privacy" */ './privacy/privacy.page.tsx'),
  cookies: () => import(/* webpackChunkName: "page-cookies" */ './cookies/cookies.page.tsx'),
  'not-found': () => import(/* webpackChunkName: "page-not-found" */ './not-found/not-found.page.tsx'),
} satisfies Record<string, () => Promise<{ page: ShellModule }>>;

/** Names of the shell's own pages, as their rows have them. */
export type ShellPageName = keyof typeof importers;

const loadedPages = new Map<string, ShellModule>();

/** A page whose code is loaded already: rendering never waits. */
export function getShellPage(name: string): ShellModule | undefined {
  return loadedPages.get(name);
}

/** Loads a page's code. Rejects when its chunk could not be loaded. */
export async function loadShellPage(name: string): Promise<ShellModule> {
  const page = loadedPages.get(name) ?? (await importers[name as ShellPageName]()).page;
  loadedPages.set(name, page);
  return page;
}
