import { destinationAddresses, type PageAddress } from 'shared-contracts';
import { countryImage, countryPath } from '../../../shared/addresses.rules.ts';
import { countryCopy as copy } from './country.copy.ts';

/** The page of each destination. */
export const countryAddresses = (): PageAddress[] =>
  destinationAddresses.map(({ name }) => ({
    path: countryPath(name),
    social: {
      title: copy.socialTitle(name),
      text: copy.socialText,
      image: countryImage(name),
    },
  }));
