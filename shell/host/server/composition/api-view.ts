import type { Composition } from 'shared-contracts/host';
import type { ApiState } from '../../../gateway/api-state.ts';
import { withoutMissing } from '../../page/absent-pages.ts';

/** Snapshots without the pages that need what the API does not have now: the same one as long as that is the same. */
export function createApiView(readApi: () => ApiState) {
  const views = new WeakMap<object, { said: string; view: object }>();
  return <S extends { composition: Composition }>(snapshot: S): S => {
    const { unmet, nowhere } = readApi();
    const said = String([unmet, nowhere]);
    const known = views.get(snapshot);
    if (known?.said === said) return known.view as S;
    const view = { ...snapshot, composition: withoutMissing(snapshot.composition, { unmet, nowhere }) };
    views.set(snapshot, { said, view });
    return view;
  };
}
