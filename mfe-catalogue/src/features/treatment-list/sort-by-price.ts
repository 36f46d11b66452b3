import { orderingTotal, type TripCosts } from 'shared-contracts';
import { listedFigure } from '../../shared/figures.rules.ts';
import type { Category } from './group-by-category.ts';
import type { ListedTreatment } from './listed-treatment.ts';

/** The treatments of each category, the lowest figure that the page shows first, those without a price last. */
export function sortByPrice(categories: readonly Category[], costs: TripCosts | null): Category[] {
  const figureOf = (treatment: ListedTreatment) => {
    const { amount, trip } = listedFigure(treatment, costs);
    return (trip ? orderingTotal(trip) : amount) || Infinity;
  };
  return categories.map(category => ({
    ...category,
    // Two without a price differ by NaN, which counts as 0.
    treatments: [...category.treatments].sort((a, b) => figureOf(a) - figureOf(b)),
  }));
}
