import { destinationAddresses, slugOf, treatmentNameOf } from 'shared-contracts';

/** Main slug of a treatment's id; null for an id without a page. */
export function mainSlugOf(id: string | number): string | null {
  const name = treatmentNameOf(String(id));
  return name === null ? null : slugOf(name);
}

/** The name of a destination by its slug; null for a slug that has no page. */
export const destinationOfSlug = (slug: string): string | null =>
  destinationAddresses.find(entry => entry.slug === slug)?.name ?? null;
