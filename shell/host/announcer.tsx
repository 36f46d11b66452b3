import { useSyncExternalStore } from 'react';
import { createValueStore } from 'shared-contracts/host';
import { VisuallyHidden } from 'shared-contracts/ui';

/** How long a text stays in the region, so that screen readers notice it before the next one. */
const HEARD_MS = 1_000;

const announcement = createValueStore('');
let freeAt = 0;

/**
 * Announces a text to screen readers, once the texts before it have been heard. A repeated text gets a space, or it would
 * not be a change to announce.
 */
export function announce(text: string): void {
  const now = performance.now();
  const wait = Math.max(0, freeAt - now);
  freeAt = now + wait + HEARD_MS;
  if (wait) setTimeout(show, wait, text);
  else show(text);
}

const show = (text: string): void => announcement.set(announcement.get() === text ? `${text}\u00A0` : text);

/** The site's only live region: polite, and empty at first. */
export function Announcer() {
  const text = useSyncExternalStore(announcement.subscribe, announcement.get, () => '');
  return (
    <VisuallyHidden component="div" role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
