import { slugOf } from 'shared-contracts';
import { Link, useServices } from 'shared-contracts/ui';
import { COUNTRY_PAGE, countryPath } from './addresses.rules.ts';

/** Leads to the page of a country that has a profile; to that profile where countries have no pages. */
export function CountryLink({ country }: { country: string }) {
  const { hasPage } = useServices();
  return (
    <Link to={hasPage(COUNTRY_PAGE) ? countryPath(country) : `/destinations#${slugOf(country)}`}>
      {country}
    </Link>
  );
}
