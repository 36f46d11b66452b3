import type { LiveRelease } from 'shared-contracts';

/** Has the browser fetch a module's files, which do not run yet. `loadFile` finds them in the cache. */
function fetchFiles(rel: 'prefetch' | 'preload', { base, web, exposes }: LiveRelease, expose: string): void {
  const { js = [], css = [] } = exposes[expose] ?? {};
  for (const [as, files] of Object.entries({ script: [web, ...js], style: css })) {
    for (const { file, integrity } of files) {
      const href = base + file;
      if (document.querySelector(`[href="${href}"], [src="${href}"], [data-file="${href}"]`)) continue;
      // As in `loadFile`: the cache serves only requests of the same mode.
      const link = { rel, as, href, integrity, crossOrigin: 'anonymous' };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
  }
}

/** At the browser's lowest priority, for a page that may come next. */
export const prefetchFiles = (release: LiveRelease, expose: string): void =>
  fetchFiles('prefetch', release, expose);

/** For a module that is about to run. */
export const preloadFiles = (release: LiveRelease, expose: string): void =>
  fetchFiles('preload', release, expose);
