import { PageHero } from 'shared-contracts/ui';
import type { ShellPage } from '../../composition/shell-page.ts';

export const page: ShellPage = {
  Component: () => (
    <>
      <PageHero title="blog" />
    </>
  ),
  head: { title: 'blog', description: 'blog', canonical: '/blog', breadcrumb: [] },
  parts: [],
};
