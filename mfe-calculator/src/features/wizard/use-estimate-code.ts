import { useCallback, useEffect, useState } from 'react';

type Code = typeof import('./estimate/estimate.tsx');

let loaded: Code | undefined;

/** Loads the estimate's code and styles, which the first steps do without. */
export async function loadEstimate(): Promise<Code> {
  loaded ??= await import(/* webpackChunkName: "estimate" */ './estimate/estimate.tsx');
  return loaded;
}

/** The estimate's code, once it is there. @param isNear whether it may be opened soon */
export function useEstimateCode(isNear: boolean) {
  const [state, setState] = useState<{ code?: Code; hasFailed?: boolean }>(loaded ? { code: loaded } : {});
  const load = useCallback(() => {
    loadEstimate().then(
      code => setState({ code }),
      () => setState({ hasFailed: true }),
    );
  }, []);
  useEffect(() => {
    if (isNear) load();
  }, [isNear, load]);
  const retry = () => {
    setState({});
    load();
  };
  return { Estimate: state.code?.Estimate, hasFailed: state.hasFailed === true, retry };
}
