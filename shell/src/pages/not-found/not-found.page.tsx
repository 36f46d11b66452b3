import { useEffect } from 'react';
import { Button, Link, PageHero, useLocation } from 'shared-contracts/ui';
import type { ShellPage } from '../../page/shell-page.ts';
import { notFoundCopy as copy } from './not-found.copy.ts';
import classes from './not-found.module.css';

/** Section 2: the text, a link home, and an error in the log. */
function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => console.error('404: page not found', pathname), [pathname]);
  return (
    <PageHero eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead}>
      <div className={classes.ways}>
        <Button component={Link} to="/" size="lg">
          {copy.home}
        </Button>
        <Link to="/treatments">{copy.treatments}</Link>
        <Link to="/destinations">{copy.destinations}</Link>
        <Link to="/contact">{copy.contact}</Link>
      </div>
    </PageHero>
  );
}

export const page: ShellPage = { Component: NotFound, status: 404 };
