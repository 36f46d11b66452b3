import { useEffect } from 'react';
import { queries, type Treatment } from 'shared-contracts';
import { Link, PageHero, useApiQuery, useLocation, useServices } from 'shared-contracts/ui';
import type { ShellModule } from '../../../host/shell-module.ts';
import { SiteSearch } from '../../layout/site-search.tsx';
import { useSuggestions } from '../home/use-suggestions.ts';
import { searchAddress } from '../linked-treatments.ts';
import { lastPartOf, nearestTreatment } from './nearest-treatment.ts';
import { notFoundCopy as copy } from './not-found.copy.ts';
import classes from './not-found.module.css';

/** Section 2: the text, a link home, and an error in the log. A search and four treatments lead on. */
function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => console.error('404: page not found', pathname), [pathname]);
  const { api } = useServices();
  const { data: treatments } = useApiQuery<Treatment[]>(
    queries.treatments(api, { search: lastPartOf(pathname).replaceAll('-', ' ') }),
    [],
  );
  const suggestions = useSuggestions();
  const found = nearestTreatment(pathname, treatments);
  // A treatment that the API does not have.
  const nearest = found?.path === pathname ? undefined : found;
  return (
    <PageHero eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead}>
      {nearest && (
        <p>
          {copy.nearest} <Link to={nearest.path}>{nearest.name}</Link>
        </p>
      )}
      <div className={classes.search}>
        <SiteSearch id="page-search" />
      </div>
      {suggestions.length > 0 && (
        <ul className={classes.treatments} data-chips="" aria-label={copy.often}>
          {suggestions.map(name => (
            <li key={name}>
              <Link to={searchAddress(name)}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.ways}>
        <Link to="/">{copy.home}</Link>
        <Link to="/treatments">{copy.treatments}</Link>
        <Link to="/destinations">{copy.destinations}</Link>
        <Link to="/contact">{copy.contact}</Link>
      </div>
    </PageHero>
  );
}

export const page: ShellModule = { Component: NotFound, status: 404 };
