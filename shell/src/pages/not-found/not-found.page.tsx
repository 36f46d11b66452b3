import { useEffect } from 'react';
import { Button, Link, PageHero, useLocation } from 'shared-contracts/ui';
import type { ShellPage } from '../../composition/shell-page.ts';
import classes from './not-found.module.css';

const TITLE = 'Oops! Page not found';

/** Section 2: the text, a link home, and an error in the log. */
function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => console.error('404: page not found', pathname), [pathname]);
  return (
    <PageHero
      eyebrow="Error 404"
      title={TITLE}
      lead="The address may have changed, or it never led anywhere. What you are looking for is probably one click away."
    >
      <div className={classes.ways}>
        <Button component={Link} to="/" size="lg">
          Go to the home page
        </Button>
        <Link to="/treatments">All treatments</Link>
        <Link to="/destinations">Destinations</Link>
        <Link to="/contact">Contact</Link>
      </div>
    </PageHero>
  );
}

export const page: ShellPage = { Component: NotFound, status: 404 };
