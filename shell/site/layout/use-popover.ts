import { type RefObject, useEffect, useState } from 'react';

interface Popover {
  /** Undefined until JavaScript runs: up to then the browser itself exposes its state. */
  isOpen: boolean | undefined;
  /** For the button that opens and closes it. Does nothing where the browser does it. */
  toggle(): void;
  close(): void;
}

const hasPopovers = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && 'popover' in element;

/** A native popover; where a browser knows none (Chrome before 114, Safari before 17), one that its button opens and closes. */
export function usePopover(popover: RefObject<HTMLElement | null>): Popover {
  const [isOpen, setIsOpen] = useState<boolean>();
  useEffect(() => {
    const element = popover.current;
    const update = () => setIsOpen(hasPopovers(element) && element.matches(':popover-open'));
    update();
    element?.addEventListener('toggle', update);
    return () => element?.removeEventListener('toggle', update);
  }, [popover]);
  return {
    isOpen,
    toggle() {
      if (!hasPopovers(popover.current)) setIsOpen(!isOpen);
    },
    close() {
      const element = popover.current;
      if (hasPopovers(element) && element.matches(':popover-open')) element.hidePopover?.();
      else setIsOpen(false);
    },
  };
}
