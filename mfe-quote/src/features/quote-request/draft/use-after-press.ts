import { useEffect, useRef } from 'react';

/**
 * Defers work until the pointer is up and its click has been dispatched. A message that appears when a field is left would
 * otherwise move what is being clicked.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (type: string, pressed: boolean) =>
      window.addEventListener(type, () => void (isPressed.current = pressed), {
        capture: true,
        signal: listening.signal,
      });
    listen('pointerdown', true);
    listen('pointerup', false);
    listen('pointercancel', false);
    return () => listening.abort();
  }, []);
  return work => {
    // A touch sends the events of a mouse, blur among them, in one task after it has ended.
    const runNext = () => void setTimeout(work);
    if (!isPressed.current) return runNext();
    const waiting = new AbortController();
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, () => (waiting.abort(), runNext()), {
        capture: true,
        signal: waiting.signal,
      });
  };
}
