import { type RefObject, useEffect, useState } from 'react';

/** Whether a popover is open. Undefined until JavaScript runs: up to then the browser itself exposes its state. */
export function usePopoverOpen(popover: RefObject<HTMLElement | null>): boolean | undefined {
  const [isOpen, setIsOpen] = useState<boolean>();
  useEffect(() => {
    const element = popover.current;
    const update = () => setIsOpen(element?.matches(':popover-open') ?? false);
    update();
    element?.addEventListener('toggle', update);
    return () => element?.removeEventListener('toggle', update);
  }, [popover]);
  return isOpen;
}
