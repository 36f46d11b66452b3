import type { PageHead } from '../remote/page-head.ts';
import { brand } from './brand.ts';
import { fitTitle } from './fit-title.ts';
import { addressesOf, fillText, type PageDescription } from './site-page.ts';

const NO_VALUES = { values: {} };

/**
 * The head of the page at a path, as its row describes it. A remote adds to it what only its data knows.
 * @param page undefined if no row matches because its remote is missing
 * @param pages all pages, for the breadcrumb
 */
export function describePage(
  page: PageDescription | undefined,
  path: string,
  pages: readonly PageDescription[],
): PageHead {
  const address =
    page && addressesOf(page).find(entry => entry.path === path || entry.aliases.includes(path));
  if (!page || (page.addresses && !address)) {
    return {
      title: `${brand.name}: what treatment abroad costs, all in`,
      description:
        'Compare the all-inclusive cost of medical treatment abroad and request a personalised quote.',
      canonical: path,
      breadcrumb: [],
    };
  }
  const fill = (text: string) => fillText(text, address ?? NO_VALUES);
  const canonical = address?.path ?? (page.path === '*' ? '/' : path);
  const parents = pages.flatMap(parent =>
    addressesOf(parent)
      .filter(entry => canonical.startsWith(`${entry.path}/`))
      .map(entry => ({ name: fillText(parent.name, entry), path: entry.path })),
  );
  return {
    title: fitTitle(fill(page.title)),
    description: fill(page.description),
    canonical,
    breadcrumb: canonical === '/' ? [] : [...parents, { name: fill(page.name), path: canonical }],
    ...(page.noindex && { noindex: true }),
  };
}
