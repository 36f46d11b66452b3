import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { parseWizardEntry } from 'shared-contracts';
import { useServices } from 'shared-contracts/ui';

/** Where each visited history entry was scrolled to. In memory: browser storage holds session, variant and consent only. */
const positions = new Map<string, number>();

/**
 * What happens when a navigation has arrived: by link to the top or to the hash's section, by back and forward to where
 * the visitor was; on a new path the h1 takes the focus and the page's title is announced once. A step of the wizard is no
 * arrival: its own heading takes the focus where it stands.
 */
export function useRouteFocusAndScroll(title: string): void {
  const { pathname, hash, key, state } = useLocation();
  const type = useNavigationType();
  const { announce } = useServices();
  const last = useRef({ pathname, key, step: false, first: true });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.set(last.current.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  // Before the browser scrolls by itself: a shorter page would be remembered as the position on the longer one.
  useLayoutEffect(() => {
    const { first, ...before } = last.current;
    const step = parseWizardEntry(state) !== null;
    last.current = { pathname, key, step, first: false };
    const moved = before.pathname !== pathname;
    if (first) {
      if (hash) scrollToSection(hash, 'instant');
      return;
    }
    if (key === before.key) return;
    if (!moved && (step || (before.step && type === 'POP'))) return;
    if (type === 'POP') window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
    else if (hash) scrollToSection(hash, moved ? 'instant' : 'auto');
    else window.scrollTo({ top: 0, behavior: 'instant' });
    if (!moved) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    announce(title);
  }, [pathname, key, hash, state, type, title, announce]);
}

function scrollToSection(hash: string, behavior: ScrollBehavior): void {
  const id = decodeURIComponent(hash.slice(1)).split('&')[0] ?? '';
  document.getElementById(id)?.scrollIntoView({ behavior, block: 'start' });
}
