import type { CompositionWatcher } from '../composition/composition-watcher.ts';
import type { RenderedPage } from '../rendering/rendered-page.ts';

/** Seconds for which a rendered page is sent as it is, here and by shared caches. */
export const FRESH_SECONDS = 60;
/** Seconds after that in which visitors get the old page while the next one renders. */
export const STALE_SECONDS = 600;

/** What a page says to caches. */
export const cacheControls = {
  shared: `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
  /** For pages while visitors get different compositions: only the shell keeps them, by composition. */
  perComposition: 'private, max-age=0',
  /** For pages that belong to one visitor. */
  private: 'private, no-store',
  incomplete: 'no-store',
} as const;
export type CacheControl = (typeof cacheControls)[keyof typeof cacheControls];

/** What a page that all visitors get says to caches. */
export function cacheControlOf(
  { isComplete }: Pick<RenderedPage, 'isComplete'>,
  { share }: Pick<CompositionWatcher, 'share'>,
): CacheControl {
  if (!isComplete) return cacheControls.incomplete;
  return share ? cacheControls.perComposition : cacheControls.shared;
}

/** Whether a browser may keep such a page, and ask whether its copy is still right. */
export const mayBeKept = (cacheControl: CacheControl): boolean =>
  cacheControl === cacheControls.shared || cacheControl === cacheControls.perComposition;
