import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { reportError } from '../reports/report-error.ts';
import type { PageRouter, PageState } from './page-router.ts';

/** How long a page waits for a part that suspends, in ms. */
export const PATIENCE_MS = 6_000;
/** The last part of it, in which an update of our own has to show. */
const PROBE_MS = 1_000;

/** What may make a part of the page suspend. */
const EVENTS = ['click', 'input'];

/**
 * Notices that a part of the page suspends without end, after a navigation or after an event in it: React then shows no
 * update of the page at all, for it has no boundary of its own.
 */
export function useNoticeHoldUps(
  router: Pick<PageRouter, 'state' | 'subscribe' | 'noteHoldUp'>,
  shown: PageState,
): void {
  // Updates by an event and those of later have queues of their own in React.
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
      timer = setTimeout(() => committed.current.shown === before && router.noteHoldUp(), PATIENCE_MS);
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
      }, PATIENCE_MS - PROBE_MS);
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
