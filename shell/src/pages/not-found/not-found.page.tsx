import { Button, Group, Link, PageHero, useLocation } from 'shared-contracts/ui';
import { useEffect } from 'react';
import type { ShellPage } from '../../composition/shell-page.ts';
import { titled } from '../../seo/default-head.ts';

function NotFoundPage() {
  const { pathname } = useLocation();
  // Section 2: an error is logged.
  useEffect(() => console.error(`404: there is no page at ${pathname}`), [pathname]);
  return (
    <PageHero title="Oops! Page not found" lead="There is nothing at this address. It may have moved, or the link has a typing error.">
      <Group>
        <Button component={Link} to="/">
          Return to the home page
        </Button>
        <Button component={Link} to="/treatments" variant="default">
          See all treatments
        </Button>
      </Group>
    </PageHero>
  );
}

/** What stands at any other path; the server answers 404 with it. */
export const page: ShellPage = {
  Component: NotFoundPage,
  head: {
    title: titled('Page not found'),
    description: 'There is no page at this address.',
    canonical: '/',
    breadcrumb: [],
    noindex: true,
  },
};
