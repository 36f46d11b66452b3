import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { LoadContext } from 'shared-contracts';
import type { ModuleId } from 'shared-contracts/host';
import { useModules } from '../page/modules.ts';
import { useHeldUp, useRevalidate } from '../page/page-context.ts';
import type { ModuleProps } from './error-attribution.tsx';
import { type Trial, tryModule } from './module-trial.ts';
import { captureInput, type ElementPath, pathTo, repeatClick } from './preserve-input.ts';
import { type Retries, retryWithBackoff } from './retry-with-backoff.ts';
import {
  firstPhase,
  isNeededNow,
  type Phase,
  phaseAfterCrash,
  waitUntilNeeded,
  wakeOthersOnAnswer,
} from './when-live.ts';

interface RemoteModuleState {
  phase: Phase;
  /** The server's HTML while the module is inert. */
  html: string;
  /** Only when it is to be rendered: live, or on trial next to the inert HTML or the fallback. */
  Component: ComponentType<ModuleProps> | undefined;
  retry(): void;
  repeatClickOn(target: Element): void;
  /** To be called when the live component throws. */
  onError(): void;
}

interface ModuleOptions {
  isPage: boolean;
  hasNoData: boolean;
  /** Its HTML from the server no longer fits what is around it. */
  isOutdated: boolean;
  /** Where it stands, of several places. */
  place: string | undefined;
  /** Parameters of the page, for a widget. */
  params: LoadContext['params'] | undefined;
}

/**
 * Loads a module when it is needed, retries until it succeeds, and makes it live in one commit. The live component is
 * first rendered next to what is on screen, which stays if the component throws.
 */
export function useRemoteModule(
  id: ModuleId,
  host: RefObject<HTMLDivElement | null>,
  { isPage, hasNoData, isOutdated, place, params }: ModuleOptions,
): RemoteModuleState {
  const modules = useModules();
  const revalidate = useRevalidate();
  const isOnTrial = useHeldUp() > 0;
  const [server] = useState(() => modules.serverHtml(id, place));
  const [phase, setPhase] = useState<Phase>(() =>
    firstPhase({ server, hasCode: !isOnTrial && modules.get(id) !== undefined, isPage, hasNoData }),
  );
  const [isTrial, setIsTrial] = useState(false);
  const trial = useRef<Trial>(undefined);
  const click = useRef<ElementPath>(undefined);
  const attempts = useRef<Retries>(undefined);
  /** How often the component threw while it was live. */
  const crashes = useRef(0);
  const hasWorked = useRef(false);
  // Another page is another module.
  const [handed] = useState(params);
  const hasInertHtml = server !== undefined && !server.fallback;
  /** The element that was inert last: it has what the visitor typed. */
  const inertElement = useRef(server?.element);
  // A page that was rendered without data loads it now, as a navigation to it would.
  const needsData = isPage && phase === 'fallback';

  const goLive = useCallback(() => {
    const before = host.current?.firstElementChild;
    if (!before) return;
    const live = tryModule(id, before, trial, what => {
      setIsTrial(what === 'both');
      if (what !== 'live') return;
      inertElement.current = before;
      setPhase('live');
    });
    if (click.current) repeatClick(before, live, click.current);
    click.current = undefined;
  }, [id, host]);

  const retry = useCallback(() => {
    if (attempts.current) return attempts.current.retryNow();
    const current = retryWithBackoff(async () => {
      await modules.load(id, handed);
      if (needsData) await revalidate();
      // Many places of a widget may be needed at once: each gets a task of its own.
      await new Promise(resolve => setTimeout(resolve));
      if (attempts.current === current) goLive();
    }, crashes.current);
    attempts.current = current;
  }, [id, handed, modules, needsData, revalidate, goLive]);

  const onError = useCallback(() => {
    if (trial.current) {
      trial.current.hasFailed = true;
      return;
    }
    crashes.current += 1;
    setPhase(phaseAfterCrash(hasInertHtml, hasWorked.current));
  }, [hasInertHtml]);

  useEffect(() => {
    // Read by the browser tests; no render depends on it.
    host.current?.toggleAttribute('data-ready', phase === 'live');
    if (phase === 'live') {
      // Errors of the first effects come before this.
      const timer = setTimeout(() => (hasWorked.current = true));
      const stopListening = host.current ? wakeOthersOnAnswer(id, host.current) : undefined;
      return () => {
        clearTimeout(timer);
        stopListening?.();
      };
    }
    let stopWatching: (() => void) | undefined;
    const element = host.current?.firstElementChild;
    if (phase === 'inert' && crashes.current > 0 && inertElement.current && element)
      captureInput(inertElement.current)(element);
    if (isNeededNow({ phase, isPage, isOutdated, hasCrashed: crashes.current > 0 })) retry();
    else if (host.current) stopWatching = waitUntilNeeded(id, host.current, retry);
    return () => {
      stopWatching?.();
      attempts.current?.stop();
      attempts.current = undefined;
    };
  }, [host, id, phase, isPage, isOutdated, retry]);

  const module = phase === 'live' || isTrial ? modules.get(id) : undefined;
  return {
    phase,
    html: server?.html ?? '',
    Component: (module?.page ?? module?.widget)?.Component as ComponentType<ModuleProps> | undefined,
    retry,
    repeatClickOn(target) {
      const inert = host.current?.firstElementChild;
      if (inert) click.current = pathTo(inert, target);
      retry();
    },
    onError,
  };
}
