/**
 * The view transition's class when a page comes or goes: a short cross-fade where motion is welcome and the browser can,
 * else none, which starts no transition at all.
 */
export function pageTransition(): 'page' | 'none' {
  const isStill =
    typeof window === 'undefined' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isStill ? 'none' : 'page';
}
