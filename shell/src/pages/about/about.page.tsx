import { PageHero } from 'shared-contracts/ui';
import type { ShellPage } from '../../composition/shell-page.ts';

export const page: ShellPage = {
  Component: () => (
    <>
      <PageHero title="about" />
    </>
  ),
  head: { title: 'about', description: 'about', canonical: '/about', breadcrumb: [] },
  parts: [],
};
