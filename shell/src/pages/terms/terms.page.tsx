import { PageHero } from 'shared-contracts/ui';
import type { ShellPage } from '../../composition/shell-page.ts';

export const page: ShellPage = {
  Component: () => (
    <>
      <PageHero title="terms" />
    </>
  ),
  head: { title: 'terms', description: 'terms', canonical: '/terms', breadcrumb: [] },
  parts: [],
};
