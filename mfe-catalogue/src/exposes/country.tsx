import type { ExposedPage } from 'shared-contracts';
import { countryHead } from '../features/destinations/country/country.head.ts';
import { loadCountry, prefetchCountry } from '../features/destinations/country/country.load.ts';
import { CountryPage } from '../features/destinations/country/country-page.tsx';

/** /destinations/{country}: every treatment of one country, and the way there by home country. */
export const page: ExposedPage = {
  Component: CountryPage,
  load: loadCountry,
  prefetch: prefetchCountry,
  head: countryHead,
};
