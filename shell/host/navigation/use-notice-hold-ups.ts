import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { HOLD_UP_DEADLINE_MS } from '../page/time-limits.ts';
import { reportError } from '../reports/report-error.ts';
import type { PageRouter, RouterState } from './page-router.ts';

/** How long a probe's update may then take to be committed, in ms. */
const PROBE_MS = 1_000;

/** Events that may make a module suspend. */
const EVENTS = ['click', 'input'];

/**
 * Detects that a module never stops suspending, after a navigation or an event in the module. Modules have no Suspense
 * boundary, so React commits no update of the page while one suspends.
 */
export function useNoticeHoldUps(
  router: Pick<PageRouter, 'state' | 'subscribe' | 'noteHoldUp'>,
  shown: RouterState,
): void {
  // React gives updates from events and from timers different priorities: each needs a probe.
  const [probe, setProbe] = useState({});
  const [eventProbe, setEventProbe] = useState(probe);
  const committed = useRef({ probe, eventProbe, shown });
  useLayoutEffect(() => {
    committed.current = { probe, eventProbe, shown };
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = router.subscribe(({ isLoading }) => {
      if (isLoading) return;
      const { shown: before } = committed.current;
      clearTimeout(timer);
      timer = setTimeout(
        () => committed.current.shown === before && router.noteHoldUp(),
        HOLD_UP_DEADLINE_MS,
      );
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [router]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = ({ target }: Event) => {
      const module = (target as Element).closest<HTMLElement>('[data-module][data-ready]')?.dataset.module;
      if (!module || timer) return;
      timer = setTimeout(() => {
        const own = {};
        setProbe(own);
        flushSync(() => setEventProbe(own));
        timer = setTimeout(() => {
          timer = undefined;
          const { probe: later, eventProbe: urgent } = committed.current;
          if (later === own && urgent === own) return;
          reportError('render', new Error(`${module} suspended`), module);
          router.noteHoldUp();
        }, PROBE_MS);
      }, HOLD_UP_DEADLINE_MS - PROBE_MS);
    };
    const listening = new AbortController();
    for (const type of EVENTS)
      document.addEventListener(type, watch, { capture: true, signal: listening.signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [router]);
}
