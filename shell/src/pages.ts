import type { ShellPage } from './composition/shell-page.ts';

/** The shell's own pages by path; `not-found` stands at no path. */
export const shellPaths: Readonly<Record<string, string>> = {
  '/': 'home',
  '/how-it-works': 'how-it-works',
  '/blog': 'blog',
  '/about': 'about',
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/cookies': 'cookies',
};

/** One chunk a page; the name is that of the chunk, which the server links in the HTML. */
const importers: Readonly<Record<string, () => Promise<{ page: ShellPage }>>> = {
  home: () => import(/* webpackChunkName: "page-home" */ './pages/home/home.page.tsx'),
  'how-it-works': () =>
    import(/* webpackChunkName: "page-how-it-works" */ './pages/how-it-works/how-it-works.page.tsx'),
  blog: () => import(/* webpackChunkName: "page-blog" */ './pages/blog/blog.page.tsx'),
  about: () => import(/* webpackChunkName: "page-about" */ './pages/about/about.page.tsx'),
  terms: () => import(/* webpackChunkName: "page-terms" */ './pages/terms/terms.page.tsx'),
  privacy: () => import(/* webpackChunkName: "page-privacy" */ './pages/privacy/privacy.page.tsx'),
  cookies: () => import(/* webpackChunkName: "page-cookies" */ './pages/cookies/cookies.page.tsx'),
  'not-found': () => import(/* webpackChunkName: "page-not-found" */ './pages/not-found/not-found.page.tsx'),
};

const loaded = new Map<string, ShellPage>();

/** A page whose code is there already; rendering never waits. */
export function shellPage(name: string): ShellPage | undefined {
  return loaded.get(name);
}

/** Loads a page's code. Rejects for a name that is not in the table, or when the chunk cannot be had. */
export async function loadShellPage(name: string): Promise<ShellPage> {
  const known = loaded.get(name);
  if (known) return known;
  const importer = importers[name];
  if (!importer) throw new Error(`the shell has no page ${name}`);
  const { page } = await importer();
  loaded.set(name, page);
  return page;
}
