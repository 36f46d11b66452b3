import { PageHero } from 'shared-contracts/ui';
import type { ShellPage } from '../../composition/shell-page.ts';

export const page: ShellPage = {
  Component: () => (
    <>
      <PageHero title="privacy" />
    </>
  ),
  head: { title: 'privacy', description: 'privacy', canonical: '/privacy', breadcrumb: [] },
  parts: [],
};
