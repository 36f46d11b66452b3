import { useEffect } from 'react';
import { brand } from 'shared-contracts';
import { Link, PageHero, useLocation } from 'shared-contracts/ui';
import type { ShellPage } from '../../composition/shell-page.ts';

const TITLE = 'Oops! Page not found';

/** Any path that leads nowhere: the text, a link home, and an error in the log (section 2). */
function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => console.error('404: page not found', pathname), [pathname]);
  return (
    <PageHero title={TITLE} lead="The address may have changed, or it never led anywhere.">
      <Link to="/">Go to the home page</Link>
    </PageHero>
  );
}

export const page: ShellPage = {
  Component: NotFound,
  head: {
    title: `Page not found | ${brand.name}`,
    description: 'This page does not exist.',
    canonical: '/',
    breadcrumb: [],
    noindex: true,
  },
};
