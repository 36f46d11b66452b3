import { compareText } from 'shared-contracts';
import { groupBy } from '../../shared/group-by.ts';
import type { ListedTreatment } from './listed-treatments.query.ts';

export interface Category {
  /** In the API's spelling. */
  name: string;
  /** Sorted by the order field; treatments without an order come last. */
  treatments: ListedTreatment[];
  /** The image of the first treatment that has one. */
  image: string | null;
}

/** Groups treatments by category and sorts the groups by name (section 2, /treatments). */
export function groupByCategory(treatments: readonly ListedTreatment[]): Category[] {
  const groups = groupBy(treatments, treatment => treatment.category);
  return Array.from(groups)
    .map(([name, list]) => {
      const sorted = list.sort(
        (a, b) => (a.order || Infinity) - (b.order || Infinity) || compareText(a.name, b.name),
      );
      return { name, treatments: sorted, image: sorted.find(({ image }) => image)?.image ?? null };
    })
    .sort((a, b) => compareText(a.name, b.name));
}
