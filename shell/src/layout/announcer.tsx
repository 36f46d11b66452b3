import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from 'shared-contracts/ui';

let said = '';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says a text in the site's one live region. The same text twice is said twice: a space makes it another one. */
export function announce(text: string): void {
  said = said === text ? `${text}\u00A0` : text;
  for (const listener of listeners) listener();
}

/** The site's only live region: polite, empty until something is said. */
export function Announcer() {
  const text = useSyncExternalStore(
    subscribe,
    () => said,
    () => '',
  );
  return (
    <VisuallyHidden component="div" role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
