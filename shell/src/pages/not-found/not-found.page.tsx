import { PageHero } from 'shared-contracts/ui';
import type { ShellPage } from '../../composition/shell-page.ts';

export const page: ShellPage = {
  Component: () => (
    <>
      <PageHero title="Oops! Page not found" />
    </>
  ),
  head: {
    title: 'Oops! Page not found',
    description: 'Oops! Page not found',
    canonical: '/not-found',
    breadcrumb: [],
  },
  parts: [],
};
