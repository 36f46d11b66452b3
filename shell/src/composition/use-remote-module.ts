import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router-dom';
import type { ModuleId, PageProps } from 'shared-contracts';
import { useModules } from './modules.ts';
import { onNearViewport } from './on-near-viewport.ts';
import { type ElementPath, pathTo, preserveInput } from './preserve-input.ts';
import { type Retries, retryWithBackoff } from './retry-with-backoff.ts';

type Phase = 'live' | 'inert' | 'fallback';

interface RemoteModuleState {
  phase: Phase;
  /** The server's HTML while the module is inert. */
  html: string;
  Component: ComponentType<PageProps> | undefined;
  retry(): void;
  repeatClick(target: Element): void;
}

/** Loads a module when it is needed, retries until it succeeds, and makes it live in one commit. */
export function useRemoteModule(
  id: ModuleId,
  host: RefObject<HTMLDivElement | null>,
  { main, down }: { main: boolean; down: boolean },
): RemoteModuleState {
  const modules = useModules();
  const { revalidate } = useRevalidator();
  const [server] = useState(() => modules.serverHtml(id));
  const [phase, setPhase] = useState<Phase>(() => {
    const hasCode = modules.get(id) !== undefined;
    if (server && !server.fallback) return main && hasCode ? 'live' : 'inert';
    return hasCode && !down && !server?.fallback ? 'live' : 'fallback';
  });
  const click = useRef<ElementPath>(undefined);
  const attempts = useRef<Retries>(undefined);
  // A page that was rendered without data loads it now, as a navigation to it would.
  const needsData = main && phase === 'fallback';

  const retry = useCallback(() => {
    if (attempts.current) return attempts.current.retryNow();
    attempts.current = retryWithBackoff(async () => {
      await modules.load(id);
      if (needsData) await revalidate();
      if (host.current) preserveInput(host.current, click.current, () => flushSync(() => setPhase('live')));
    });
  }, [id, host, modules, needsData, revalidate]);

  useEffect(() => {
    // Read by the browser tests; no render depends on it.
    host.current?.toggleAttribute('data-ready', phase === 'live');
    if (phase === 'live') return undefined;
    let stopWatching: (() => void) | undefined;
    if (main || phase === 'fallback') retry();
    else if (host.current) stopWatching = onNearViewport(host.current, retry);
    return () => {
      stopWatching?.();
      attempts.current?.stop();
      attempts.current = undefined;
    };
  }, [host, phase, main, retry]);

  const module = phase === 'live' ? modules.get(id) : undefined;
  return {
    phase,
    html: server?.html ?? '',
    Component: (module?.page ?? module?.widget)?.Component as ComponentType<PageProps> | undefined,
    retry,
    repeatClick(target) {
      const inert = host.current?.firstElementChild;
      if (inert) click.current = pathTo(inert, target);
      retry();
    },
  };
}
