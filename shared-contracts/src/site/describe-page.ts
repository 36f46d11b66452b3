import { brand } from './brand.ts';
import { fitTitle } from './fit-title.ts';
import type { PageHead } from './page-head.ts';
import type { PageDescription } from './site-page.ts';

type Described = Omit<PageDescription, 'social'>;

/**
 * The head of the page at a path, as its row describes it. The page's own `head` adds to it what its parameters and data say.
 * @param page undefined if no row matches because a remote is missing
 * @param pages all pages, for the breadcrumb
 */
export function describePage(
  page: Described | undefined,
  path: string,
  pages: readonly Described[],
): PageHead {
  if (!page) {
    return {
      title: `${brand.name}: what treatment abroad costs, all in`,
      description:
        'Compare the all-inclusive cost of medical treatment abroad and request a personalised quote.',
      canonical: path,
      breadcrumb: [],
    };
  }
  const { title, description, name, noindex } = page;
  const canonical = page.path === '*' ? '/' : path;
  const parents = pages
    .filter(parent => canonical.startsWith(`${parent.path}/`))
    .map(parent => ({ name: parent.name, path: parent.path }));
  return {
    title: fitTitle(title),
    description,
    canonical,
    breadcrumb: canonical === '/' ? [] : [...parents, { name, path: canonical }],
    ...(noindex && { noindex: true }),
  };
}
