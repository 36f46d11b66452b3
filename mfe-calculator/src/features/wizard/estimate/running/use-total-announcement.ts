import { useEffect, useRef } from 'react';
import { useServices } from 'shared-contracts/ui';
import { runningEstimateCopy as copy } from './running-estimate.copy.ts';

/** A total is settled when it has not changed for this long, in ms. */
const SETTLED_MS = 1_000;

/**
 * Announces the total once for each settled change. The first one is no change, unless it came by an answer.
 * @param total null while it is not known
 * @param isAsked whether the answers are enough for a total
 */
export function useTotalAnnouncement(total: string | null, isAsked: boolean): void {
  const { announce } = useServices();
  const known = useRef(isAsked ? null : '');
  useEffect(() => {
    if (total === null) return;
    known.current ??= total;
    if (known.current === total) return;
    const timer = setTimeout(() => {
      known.current = total;
      announce(copy.now(total));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [total, announce]);
}
