import { createElement, useCallback, useEffect } from 'react';
import type { ModuleId } from 'shared-contracts/host';
import { fallbackOf } from '../fallbacks/fallbacks.tsx';
import { useRevalidate } from '../navigation/page-router-provider.tsx';
import { remoteOf, useModules } from './modules.ts';

const RETRY_MS = 4_000;

/** Shows the fallback of a page whose remote the composition lacks, and looks for the remote until it is there. */
export function MissingRemote({ id }: { id: ModuleId }) {
  const modules = useModules();
  const revalidate = useRevalidate();
  const remote = remoteOf(id);
  const retry = useCallback(() => {
    modules.find(remote).then(revalidate, () => undefined);
  }, [modules, remote, revalidate]);

  useEffect(() => {
    const timer = setInterval(retry, RETRY_MS);
    return () => clearInterval(timer);
  }, [retry]);

  return (
    <div data-remote={remote} data-fallback="">
      {createElement(fallbackOf(id), { retry })}
    </div>
  );
}
