import { slugOf } from 'shared-contracts';
import { sampleCosts } from '../fallbacks/sample-costs.ts';
import { suggestions } from './home/suggestions.ts';

/** Where a treatment has its page, by its name. */
export const treatmentAddress = (name: string): string => `/treatments/${slugOf(name)}`;

export const searchAddress = (name: string): string => `/treatments?q=${encodeURIComponent(name)}`;

/** The treatment of the example on home and on the page of the process. */
export const EXAMPLE_TREATMENT = 'Cataract Surgery';

/** Addresses that pages of the site link to by name. The API may have none of it: `hasPage` says so. */
export const linkedTreatments: readonly string[] = [
  ...suggestions.map(searchAddress),
  ...sampleCosts.map(({ treatment }) => treatmentAddress(treatment)),
  treatmentAddress(EXAMPLE_TREATMENT),
];
