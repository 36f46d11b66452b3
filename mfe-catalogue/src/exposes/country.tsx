import type { ExposedPage, LoadContext } from 'shared-contracts';
import { countryAddresses } from '../features/destinations/country/country.addresses.ts';
import { countryHead } from '../features/destinations/country/country.head.ts';
import { loadCountry, prefetchCountry } from '../features/destinations/country/country.load.ts';
import { CountryPage } from '../features/destinations/country/country-page.tsx';
import { inCountryAddresses } from '../features/treatment/in-country/in-country.addresses.ts';
import { inCountryHead } from '../features/treatment/in-country/in-country.head.ts';
import { loadInCountry, prefetchInCountry } from '../features/treatment/in-country/in-country.load.ts';
import { InCountryPage } from '../features/treatment/in-country/in-country-page.tsx';

const isOfTreatment = ({ params }: Pick<LoadContext, 'params'>): boolean => params.slug !== undefined;

/**
 * /destinations/{country}: every treatment of one country; /treatments/{slug}/{country}: one treatment there. Both in one
 * module, since visitors go from one to the other.
 */
export const page: ExposedPage = {
  Component: props => (isOfTreatment(props) ? <InCountryPage {...props} /> : <CountryPage {...props} />),
  load: context => (isOfTreatment(context) ? loadInCountry(context) : loadCountry(context)),
  prefetch: context => (isOfTreatment(context) ? prefetchInCountry(context) : prefetchCountry(context)),
  head: context => (isOfTreatment(context) ? inCountryHead(context) : countryHead(context)),
  addresses: async context =>
    (await Promise.all([countryAddresses(context), inCountryAddresses(context)])).flat(),
};
