import { useSyncExternalStore } from 'react';
import { today } from './dates.rules.ts';

/** Calls back when another day may have begun: at midnight, and when the visitor is back at a page that may have slept. */
function watchDay(onChange: () => void): () => void {
  let midnight: ReturnType<typeof setTimeout>;
  const wait = () => {
    midnight = setTimeout(wake, new Date().setHours(24, 0, 0, 0) - Date.now());
  };
  const wake = () => {
    clearTimeout(midnight);
    wait();
    onChange();
  };
  wait();
  addEventListener('focus', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearTimeout(midnight);
    removeEventListener('focus', wake);
    document.removeEventListener('visibilitychange', wake);
  };
}

/**
 * The visitor's day as `YYYY-MM-DD`, also of a page that is open over midnight; undefined while server and browser render the
 * same HTML.
 */
export const useToday = (): string | undefined => useSyncExternalStore(watchDay, readDay, () => undefined);

const readDay = (): string => today();
