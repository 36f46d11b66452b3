import type { ReactNode } from 'react';
import type { Addressed } from 'shared-contracts';
import { Link, useServices } from 'shared-contracts/ui';
import { inCountryPath } from './addresses.rules.ts';
import { hasCountryPages } from './country-pages-need.ts';

interface InCountryLinkProps {
  treatment: Addressed;
  country: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Leads to the page of a treatment in a country; only text where there are no such pages. */
export function InCountryLink({ treatment, country, className, children }: InCountryLinkProps) {
  const { offers } = useServices();
  if (!hasCountryPages(offers)) return children;
  return (
    <Link className={className} to={inCountryPath(treatment, country)}>
      {children}
    </Link>
  );
}
