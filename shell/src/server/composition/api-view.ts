import type { Composition } from 'shared-contracts/host';
import type { ApiState } from '../../../gateway/api-state.ts';
import { withApiState } from '../../page/offers.ts';

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
