import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { parseWizardEntry } from 'shared-contracts';
import { useServices } from 'shared-contracts/ui';

/** Scroll positions by history entry. In memory, since browser storage holds session, variant and consent only. */
const positions = new Map<string, number>();

/**
 * Scrolls after each navigation: to the top or the hash's section after a link, to the former position after back and
 * forward. On a new path the h1 takes the focus and the title is announced. Steps of the wizard are left alone: their own
 * heading takes the focus.
 */
export function useRouteFocusAndScroll(title: string): void {
  const { pathname, hash, key, state } = useLocation();
  const type = useNavigationType();
  const { announce } = useServices();
  const last = useRef({ pathname, key, isStep: false, isFirst: true });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const savePosition = () => positions.set(last.current.key, window.scrollY);
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, []);

  // A layout effect runs before the browser itself scrolls a shorter page, whose position would be saved for the last page.
  useLayoutEffect(() => {
    const { isFirst, ...before } = last.current;
    const isStep = parseWizardEntry(state) !== null;
    last.current = { pathname, key, isStep, isFirst: false };
    const isNewPath = before.pathname !== pathname;
    if (isFirst) {
      if (hash) scrollToSection(hash, 'instant');
      return;
    }
    if (key === before.key) return;
    if (!isNewPath && (isStep || (before.isStep && type === 'POP'))) return;
    if (type === 'POP') window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
    else if (hash) scrollToSection(hash, isNewPath ? 'instant' : 'auto');
    else window.scrollTo({ top: 0, behavior: 'instant' });
    if (!isNewPath) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    announce(title);
  }, [pathname, key, hash, state, type, title, announce]);
}

function scrollToSection(hash: string, behavior: ScrollBehavior): void {
  const id = decodeURIComponent(hash.slice(1)).split('&')[0] ?? '';
  document.getElementById(id)?.scrollIntoView({ behavior, block: 'start' });
}
