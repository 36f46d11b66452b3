import type { Treatment } from 'shared-contracts';

export interface Category {
  /** As the API spells it. */
  name: string;
  /** By the order field, missing order last. */
  treatments: Treatment[];
  /** Of the first treatment that has one. */
  image: string | null;
}

/** Groups treatments by category, sorted by the category's name (specification, section 2, /treatments). */
export function byCategory(treatments: readonly Treatment[]): Category[] {
  const groups = Map.groupBy(treatments, treatment => treatment.category);
  return Array.from(groups)
    .map(([name, list]) => {
      const sorted = list.toSorted(
        (a, b) => (a.order || Infinity) - (b.order || Infinity) || a.name.localeCompare(b.name),
      );
      return { name, treatments: sorted, image: sorted.find(({ image }) => image)?.image ?? null };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
