import type { ModuleFiles } from '../../page/files-of.ts';

/** Has the browser fetch a module's files, which do not run yet. `loadFile` finds them in the cache. */
function fetchFiles(rel: 'prefetch' | 'preload', { scripts, styles }: ModuleFiles): void {
  for (const [as, files] of Object.entries({ script: scripts, style: styles })) {
    for (const { href, integrity } of files) {
      if (document.querySelector(`[href="${href}"], [src="${href}"]`)) continue;
      // As in `loadFile`: the cache serves only requests of the same mode.
      const link = { rel, as, href, integrity, crossOrigin: 'anonymous' };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
  }
}

/** At the browser's lowest priority, for a page that may come next. */
export const prefetchFiles = (files: ModuleFiles): void => fetchFiles('prefetch', files);

/** For a module that is about to run. */
export const preloadFiles = (files: ModuleFiles): void => fetchFiles('preload', files);
