import { createElement, useCallback, useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { RemoteKey } from 'shared-contracts';
import { fallbackOf } from '../fallbacks/fallbacks.tsx';
import { useModules } from './modules.ts';

const ASK_AGAIN_MS = 4_000;

/** Stands at the paths of a remote that the set lacks, and asks for it until it is there. */
export function MissingPage({ remote }: { remote: RemoteKey }) {
  const modules = useModules();
  const { revalidate } = useRevalidator();
  const ask = useCallback(() => {
    modules.find(remote).then(revalidate, () => undefined);
  }, [modules, remote, revalidate]);

  useEffect(() => {
    const timer = setInterval(ask, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [ask]);

  return (
    <div data-remote={remote} data-fallback="">
      {createElement(fallbackOf(`${remote}/page`), { retry: ask })}
    </div>
  );
}
