import type { CompositionCounts } from '../src/server/health/composition-health.ts';

/** Views and errors of one composition; zeros for one that was never live. */
export function countsOf(health: { snapshot(): CompositionCounts[] }, id: string) {
  const { views = 0, errors = [] } = health.snapshot().find(each => each.composition === id) ?? {};
  return { views, errors: errors.reduce((sum, { count }) => sum + count, 0) };
}
