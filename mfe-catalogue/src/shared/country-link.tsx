import { slugOf } from 'shared-contracts';
import { Link, useServices } from 'shared-contracts/ui';
import { countryPath } from './addresses.rules.ts';
import { hasCountryPages } from './country-pages-need.ts';

/** Leads to the page of a country that has a profile; to that profile where countries have no pages. */
export function CountryLink({ country }: { country: string }) {
  const { offers } = useServices();
  return (
    <Link to={hasCountryPages(offers) ? countryPath(country) : `/destinations#${slugOf(country)}`}>
      {country}
    </Link>
  );
}
