import { PageHero } from 'shared-contracts/ui';
import type { ShellPage } from '../../composition/shell-page.ts';

export const page: ShellPage = {
  Component: () => (
    <>
      <PageHero title="how-it-works" />
    </>
  ),
  head: { title: 'how-it-works', description: 'how-it-works', canonical: '/how-it-works', breadcrumb: [] },
  parts: [],
};
