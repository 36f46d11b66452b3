import { slugOf, treatmentAddresses } from './slugs.ts';

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

/** Where a treatment has no price, by its id. Every other combination has one; a test compares this with the API. */
const notOffered = new Map([
  ['29', ['Costa Rica']],
  ['32', ['Singapore', 'Hungary']],
  ['40', ['Singapore']],
  ['41', ['Singapore']],
]);

/** The name of a destination by its slug; null for a slug that has no page. */
export const destinationOfSlug = (slug: string): string | null =>
  destinationAddresses.find(entry => entry.slug === slug)?.name ?? null;

/** The 295 combinations that have a page: those that have a price. */
export const treatmentDestinations = treatmentAddresses.flatMap(treatment =>
  destinationAddresses
    .filter(({ name }) => !notOffered.get(treatment.id)?.includes(name))
    .map(destination => ({ treatment, destination })),
);
