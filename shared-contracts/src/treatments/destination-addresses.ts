import { slugOf } from './slugs.ts';

/** A destination's name, and its slug in addresses. */
interface DestinationAddress {
  name: string;
  slug: string;
}

/** The twelve destinations that have a page, in the order of the API. */
export const destinationAddresses: readonly DestinationAddress[] = [
  'India',
  'Thailand',
  'Turkey',
  'Malaysia',
  'Mexico',
  'Costa Rica',
  'South Korea',
  'Singapore',
  'Hungary',
  'Poland',
  'Spain',
  'UAE',
].map(name => ({ name, slug: slugOf(name) }));
