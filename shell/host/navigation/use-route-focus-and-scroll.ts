import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { wizardEntry } from 'shared-contracts';
import { useServices } from 'shared-contracts/ui';
import { headingOf, isAtSection, sectionOf } from '../remote/sections.ts';

/** Scroll positions by history entry. In memory, since browser storage holds session, variant and consent only. */
const positions = new Map<string, number>();

/**
 * Scrolls after each navigation: to the top or the hash's section after a link, to the former position after back and
 * forward. An entry without one, such as of a hash that was typed, scrolls as a link does. On a new path the h1 takes the focus
 * and the title is announced; where the address names a section, that section's heading does both, also within a page. In
 * a document that opens at a section its heading takes the focus. Steps of the wizard are left alone: their own heading
 * takes the focus.
 */
export function useRouteFocusAndScroll(title: string): void {
  const { pathname, hash, key, state } = useLocation();
  const type = useNavigationType();
  const { announce } = useServices();
  const last = useRef({ pathname, key, isStep: false, isFirst: true });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const savePosition = () => void positions.set(last.current.key, window.scrollY);
    const restoreByHand = () => {
      history.scrollRestoration = 'manual';
    };
    // A reload loses these positions, so the browser restores the scroll; but not on a step, where a reload starts anew and the
    // address leads to its heading.
    const restoreByBrowser = () => {
      if (!last.current.isStep) history.scrollRestoration = 'auto';
    };
    restoreByHand();
    savePosition();
    window.addEventListener('scroll', savePosition, { passive: true, signal });
    window.addEventListener('pagehide', restoreByBrowser, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && restoreByHand(), { signal });
    return () => listening.abort();
  }, []);

  // A layout effect runs before the browser itself scrolls a shorter page, whose position would be saved for the last page.
  useLayoutEffect(() => {
    const { isFirst, ...before } = last.current;
    const isStep = wizardEntry.parse(state) !== null;
    last.current = { pathname, key, isStep, isFirst: false };
    const isNewPath = before.pathname !== pathname;
    const section = sectionOf(hash);
    if (isFirst) {
      // A visitor who has scrolled on, or moved the focus, meanwhile stays there.
      if (!section || (window.scrollY && !isAtSection(section))) return;
      section.scrollIntoView();
      if (document.activeElement === document.body) headingOf(section)?.focus({ preventScroll: true });
      return;
    }
    if (key === before.key) return;
    if (!isNewPath && (isStep || (before.isStep && type === 'POP'))) return;
    const top = type === 'POP' ? positions.get(key) : undefined;
    if (section && top === undefined) section.scrollIntoView();
    else if (top !== undefined || isNewPath || !hash) window.scrollTo({ top: top ?? 0 });
    const heading = section && headingOf(section);
    if (!isNewPath && (type === 'POP' || !heading)) return;
    (heading ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
    if (isNewPath) announce(heading?.textContent ?? title);
  }, [pathname, key, hash, state, type, title, announce]);
}
