import { type RefObject, useCallback, useEffect, useState } from 'react';

interface Popover {
  /** Undefined until JavaScript runs: up to then the browser itself exposes its state. */
  isOpen: boolean | undefined;
  /** For the button that opens and closes it. Does nothing where the browser does it. */
  toggle(): void;
  close(): void;
}

const hasPopovers = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && 'popover' in element;

/**
 * A native popover, which also closes when the focus is outside of it and its button, and on back and forward; where a
 * browser knows none (Chrome before 114, Safari before 17), one that its button opens and closes.
 */
export function usePopover(popover: RefObject<HTMLElement | null>): Popover {
  const [isOpen, setIsOpen] = useState<boolean>();
  const close = useCallback(() => {
    const element = popover.current;
    if (hasPopovers(element) && element.matches(':popover-open')) element.hidePopover?.();
    else setIsOpen(false);
  }, [popover]);
  useEffect(() => {
    const element = popover.current;
    const update = () => setIsOpen(hasPopovers(element) && element.matches(':popover-open'));
    const leave = ({ target }: Event) => {
      const isInside =
        target instanceof Element &&
        (element?.contains(target) || target.getAttribute('popovertarget') === element?.id);
      if (!isInside) close();
    };
    const listening = new AbortController();
    update();
    element?.addEventListener('toggle', update, listening);
    addEventListener('focusin', leave, listening);
    addEventListener('popstate', leave, listening);
    return () => listening.abort();
  }, [popover, close]);
  return {
    isOpen,
    toggle() {
      if (!hasPopovers(popover.current)) setIsOpen(!isOpen);
    },
    close,
  };
}
