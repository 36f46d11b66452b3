import { destinationAddresses, type PageAddress } from 'shared-contracts';
import { countryPath } from '../../../shared/addresses.rules.ts';
import { countryDrawing } from '../../../shared/country-drawings.ts';
import { countryCopy as copy } from './country.copy.ts';

/** The page of each destination. */
export const countryAddresses = (): PageAddress[] =>
  destinationAddresses.map(({ name }) => ({
    path: countryPath(name),
    social: {
      title: copy.socialTitle(name),
      text: copy.socialText,
      image: countryDrawing(name).src,
    },
  }));
