import type { Composition } from 'shared-contracts/host';
import type { ApiState } from '../../../gateway/api-state.ts';
import { withOfferedPages } from '../../page/offers.ts';

/**
 * A composition as the API lets it be now: with its countries, and without the pages that need what it lacks. Data like any
 * other: the composition and its id stay.
 */
export const withApiState = (
  composition: Composition,
  { lacks, sources, destinations }: ApiState,
): Composition => ({
  ...composition,
  remotes: withOfferedPages(composition.remotes, lacks),
  ...(lacks.length > 0 && { lacks: [...lacks] }),
  ...(sources && { sources: [...sources] }),
  ...(destinations && { destinations: [...destinations] }),
});

/** Snapshots with what the API says now: the same one as long as it says the same. */
export function createApiView(readApi: () => ApiState) {
  const views = new WeakMap<object, { said: string; view: object }>();
  return <S extends { composition: Composition }>(snapshot: S): S => {
    const state = readApi();
    const said = JSON.stringify(state);
    const known = views.get(snapshot);
    if (known?.said === said) return known.view as S;
    const view = { ...snapshot, composition: withApiState(snapshot.composition, state) };
    views.set(snapshot, { said, view });
    return view;
  };
}
