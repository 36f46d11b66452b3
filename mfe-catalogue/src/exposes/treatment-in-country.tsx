import type { ExposedPage } from 'shared-contracts';
import { inCountryHead } from '../features/treatment/in-country/in-country.head.ts';
import { loadInCountry, prefetchInCountry } from '../features/treatment/in-country/in-country.load.ts';
import { InCountryPage } from '../features/treatment/in-country/in-country-page.tsx';

/** /treatments/{slug}/{country}: one treatment in one country, with the whole trip by home country. */
export const page: ExposedPage = {
  Component: InCountryPage,
  load: loadInCountry,
  prefetch: prefetchInCountry,
  head: inCountryHead,
};
