import { useCallback, useEffect } from 'react';
import { useModules } from '../page/modules.ts';
import { useRevalidate } from '../page/page-context.ts';
import { theSite } from '../site.ts';

const RETRY_MS = 4_000;

interface MissingRemoteProps {
  isPage?: boolean;
  /** Id of the section. */
  anchor?: string | undefined;
}

/** Stands in for a page or widget that a missing remote may have, and looks for the remote until it is there. */
export function MissingRemote({ isPage, anchor }: MissingRemoteProps) {
  const { ModuleFallback } = theSite();
  const modules = useModules();
  const revalidate = useRevalidate();
  const retry = useCallback(() => {
    modules
      .complete()
      .then(revalidate)
      .catch(() => undefined);
  }, [modules, revalidate]);

  useEffect(() => {
    const timer = setInterval(retry, RETRY_MS);
    return () => clearInterval(timer);
  }, [retry]);

  return (
    <div id={anchor} data-fallback="">
      <ModuleFallback isPage={isPage} retry={retry} />
    </div>
  );
}
