import { compareText } from 'shared-contracts';
import { groupBy } from '../../shared/group-by.ts';
import type { ListedTreatment } from './listed-treatment.ts';

export interface Category {
  /** In the API's spelling. */
  name: string;
  /** Sorted by the order field; treatments without an order come last. */
  treatments: ListedTreatment[];
  /** The image of the first treatment of all that has one. */
  image: string | null;
}

/**
 * Groups treatments by category and sorts the groups by name (section 2, /treatments).
 * @param all also the treatments that are not shown: a category keeps its image
 */
export function groupByCategory(
  treatments: readonly ListedTreatment[],
  all: readonly ListedTreatment[] = treatments,
): Category[] {
  const groups = groupBy(treatments, treatment => treatment.category);
  return Array.from(groups)
    .map(([name, list]) => {
      const first = sorted(all.filter(({ category }) => category === name)).find(({ image }) => image);
      return { name, treatments: sorted(list), image: first?.image ?? null };
    })
    .sort((a, b) => compareText(a.name, b.name));
}

const sorted = (list: readonly ListedTreatment[]): ListedTreatment[] =>
  [...list].sort((a, b) => (a.order || Infinity) - (b.order || Infinity) || compareText(a.name, b.name));
