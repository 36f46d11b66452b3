import type { ReactNode } from 'react';
import type { Addressed } from 'shared-contracts';
import { Link, useServices } from 'shared-contracts/ui';
import { IN_COUNTRY_PAGE, inCountryPath } from './addresses.rules.ts';

interface InCountryLinkProps {
  treatment: Addressed;
  country: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Leads to the page of a treatment in a country; only text where there are no such pages. */
export function InCountryLink({ treatment, country, className, children }: InCountryLinkProps) {
  const { hasPage } = useServices();
  if (!hasPage(IN_COUNTRY_PAGE)) return children;
  return (
    <Link className={className} to={inCountryPath(treatment, country)}>
      {children}
    </Link>
  );
}
