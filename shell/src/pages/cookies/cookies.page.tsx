import { PageHero } from 'shared-contracts/ui';
import type { ShellPage } from '../../composition/shell-page.ts';

export const page: ShellPage = {
  Component: () => (
    <>
      <PageHero title="cookies" />
    </>
  ),
  head: { title: 'cookies', description: 'cookies', canonical: '/cookies', breadcrumb: [] },
  parts: [],
};
