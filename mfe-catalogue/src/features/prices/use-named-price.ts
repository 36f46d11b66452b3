import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'shared-contracts/ui';

/** Opens the treatment of the price that the address names, shows its row and moves the focus there. */
export function useNamedPrice(): void {
  const { hash } = useLocation();
  // Before the shell scrolls to the row: what is folded has no place.
  useLayoutEffect(() => {
    const treatment = rowOf(hash)?.closest('details');
    if (treatment) treatment.open = true;
  }, [hash]);
  const isFirst = useRef(true);
  // After the shell has moved the focus to the page's heading. A row that came later than the page is not in sight yet.
  useEffect(() => {
    const row = rowOf(hash);
    const isLate = isFirst.current && window.scrollY > 0 && !isInView(row);
    isFirst.current = false;
    // A visitor who has scrolled on before the code came stays there.
    if (!row || isLate) return;
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'center' });
  }, [hash]);
}

function isInView(row: HTMLElement | null): boolean {
  const { top = -1, bottom = 0 } = row?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight;
}

const rowOf = (hash: string): HTMLElement | null =>
  hash.length > 1 ? document.querySelector<HTMLElement>(`tr[id="${CSS.escape(hash.slice(1))}"]`) : null;
