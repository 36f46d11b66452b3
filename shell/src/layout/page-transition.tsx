import { type ReactNode, useState, ViewTransition } from 'react';

/**
 * Pages fade in after a navigation, unless the visitor prefers reduced motion. Not during hydration, since the server
 * cannot know; then `ViewTransition` is left out, because its mere presence starts a transition.
 */
const canFade = (): boolean =>
  typeof window !== 'undefined' &&
  'hydrated' in document.documentElement.dataset &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Fades a page in and out. Use the path as its `key`. */
export function PageTransition({ children }: { children: ReactNode }) {
  const [fades] = useState(canFade);
  if (!fades) return children;
  return (
    <ViewTransition enter="page" exit="page" default="none">
      <div>{children}</div>
    </ViewTransition>
  );
}
