import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LoadContext } from 'shared-contracts';
import type { ModuleId } from 'shared-contracts/host';
import { useModules } from '../page/modules.ts';
import { useHeldUp, useRevalidate } from '../page/page-context.ts';
import { reportError } from '../reports/report-error.ts';
import type { ModuleProps } from './error-attribution.tsx';
import { captureInput, type ElementPath, pathTo, repeatClick } from './preserve-input.ts';
import { type Retries, retryWithBackoff } from './retry-with-backoff.ts';
import { keepScroll } from './sections.ts';
import { waitUntilNeeded, wakeOthersOnAnswer } from './wait-until-needed.ts';

type Phase = 'live' | 'inert' | 'fallback';

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
  /** Of the page, for a widget. */
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
  const [phase, setPhase] = useState<Phase>(() => {
    const hasCode = !isOnTrial && modules.get(id) !== undefined;
    if (server && !server.fallback) return isPage && hasCode ? 'live' : 'inert';
    return hasCode && !hasNoData && !server?.fallback ? 'live' : 'fallback';
  });
  const [isTrial, setIsTrial] = useState(false);
  const trial = useRef<{ hasFailed: boolean }>(undefined);
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

  const replaceInertHtml = useCallback(() => {
    const before = host.current?.firstElementChild;
    if (!before) return;
    const restoreInput = captureInput(before);
    const restoreScroll = keepScroll(before);
    const current = { hasFailed: false };
    trial.current = current;
    flushSync(() => setIsTrial(true));
    trial.current = undefined;
    const live = host.current?.firstElementChild;
    // React commits nothing while a module suspends, and would then hold up the whole page.
    const isSuspended = live === before;
    if (isSuspended) reportError('render', new Error(`${id} suspended`), id);
    if (current.hasFailed || isSuspended || !live) {
      flushSync(() => setIsTrial(false));
      restoreInput(before);
      restoreScroll();
      throw new Error(`${id} failed to render`);
    }
    inertElement.current = before;
    flushSync(() => {
      setIsTrial(false);
      setPhase('live');
    });
    restoreInput(live);
    restoreScroll();
    if (click.current) repeatClick(before, live, click.current);
  }, [id, host]);

  const retry = useCallback(() => {
    if (attempts.current) return attempts.current.retryNow();
    const current = retryWithBackoff(async () => {
      await modules.load(id, handed);
      if (needsData) await revalidate();
      // Many places of a widget may be needed at once: each gets a task of its own.
      await new Promise(resolve => setTimeout(resolve));
      if (attempts.current === current) replaceInertHtml();
    }, crashes.current);
    attempts.current = current;
  }, [id, handed, modules, needsData, revalidate, replaceInertHtml]);

  const onError = useCallback(() => {
    if (trial.current) {
      trial.current.hasFailed = true;
      return;
    }
    crashes.current += 1;
    // The server's HTML, such as a form that works without code, is better than a fallback.
    setPhase(hasInertHtml && !hasWorked.current ? 'inert' : 'fallback');
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
    if (isPage || phase === 'fallback' || isOutdated || crashes.current > 0) retry();
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
