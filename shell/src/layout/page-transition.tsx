import { type ReactNode, useState, ViewTransition } from 'react';

/**
 * Whether the page that appears now may fade in: after a navigation, where motion is welcome. Never while hydrating, since
 * the server does not know; and then not around the page at all, since its mere presence would start a transition.
 */
const mayFade = (): boolean =>
  typeof window !== 'undefined' &&
  'hydrated' in document.documentElement.dataset &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** One page, which fades in and out in browsers that can. To be keyed by the page's path. */
export function PageTransition({ children }: { children: ReactNode }) {
  const [fades] = useState(mayFade);
  if (!fades) return children;
  return (
    <ViewTransition enter="page" exit="page" default="none">
      <div>{children}</div>
    </ViewTransition>
  );
}
