import { useSyncExternalStore } from 'react';
import { createValueStore } from 'shared-contracts/host';
import { VisuallyHidden } from 'shared-contracts/ui';

const announcement = createValueStore('');

/** Announces a text to screen readers. A repeated text gets a space, or it would be no change to announce. */
export function announce(text: string): void {
  announcement.set(announcement.get() === text ? `${text}\u00A0` : text);
}

/** The site's only live region: polite, and empty at first. */
export function Announcer() {
  const text = useSyncExternalStore(announcement.subscribe, announcement.get, () => '');
  return (
    <VisuallyHidden component="div" role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
