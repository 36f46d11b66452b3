import { useCallback, useEffect } from 'react';
import { MissingFallback } from '../fallbacks/fallbacks.tsx';
import { useRevalidate } from '../navigation/page-router-provider.tsx';
import { useModules } from './modules.ts';

const RETRY_MS = 4_000;

/** Stands in for a page of a remote that the composition lacks, and looks for the remote until it is there. */
export function MissingRemote() {
  const modules = useModules();
  const revalidate = useRevalidate();
  const retry = useCallback(() => {
    modules.complete().then(revalidate, () => undefined);
  }, [modules, revalidate]);

  useEffect(() => {
    const timer = setInterval(retry, RETRY_MS);
    return () => clearInterval(timer);
  }, [retry]);

  return (
    <div data-fallback="">
      <MissingFallback retry={retry} />
    </div>
  );
}
