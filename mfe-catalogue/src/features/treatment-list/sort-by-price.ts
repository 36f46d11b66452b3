import type { TripCosts } from 'shared-contracts';
import { listedFigure } from '../../shared/figures.rules.ts';
import type { Category } from './group-by-category.ts';

/** The treatments of each category, the lowest figure that the page shows first. */
export const sortByPrice = (categories: readonly Category[], costs: TripCosts | null): Category[] =>
  categories.map(category => ({
    ...category,
    treatments: [...category.treatments].sort(
      (a, b) => listedFigure(a, costs).amount - listedFigure(b, costs).amount,
    ),
  }));
